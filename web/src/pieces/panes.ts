// How a part of a board and what holds them all know each other.

import { getContext, setContext } from 'svelte';

export interface PaneInfo {
  name: string;
  title: () => string;
  element: () => HTMLElement | undefined;
}

export interface PanesContext {
  readonly uid: string;
  /** Whether one part is shown at a time. */
  readonly isPaged: boolean;
  readonly current: string;
  /** Take a part in; returns how to leave again. */
  add(pane: PaneInfo): () => void;
}

const KEY = Symbol('panes');

export const setPanes = (panes: PanesContext): PanesContext => setContext(KEY, panes);
export const getPanes = (): PanesContext => getContext<PanesContext>(KEY);
