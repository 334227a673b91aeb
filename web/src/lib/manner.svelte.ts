// How a table is shown: as is set for this browser; a guided match at its own pace, and with nothing open beside it.

import { coach } from './coach.svelte';
import { settings, type Drawer, type Speed } from './settings.svelte';

export class Manner {
  private lesson = $state<{ speed: Speed; drawer: Drawer }>({ speed: 'normal', drawer: 'none' });

  constructor(private readonly table: string) {}

  /** Whether somebody learns here, and every line is to be read. */
  get isLesson(): boolean {
    return settings.coach && coach.isAt(this.table);
  }

  get speed(): Speed {
    return this.kept.speed;
  }

  set speed(speed: Speed) {
    this.kept.speed = speed;
  }

  get drawer(): Drawer {
    return this.kept.drawer;
  }

  set drawer(drawer: Drawer) {
    this.kept.drawer = drawer;
  }

  /** What is chosen in a lesson holds for that lesson alone. */
  private get kept(): { speed: Speed; drawer: Drawer } {
    return this.isLesson ? this.lesson : settings;
  }
}
