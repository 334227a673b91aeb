// A moment as hosts read it: the day and the time, in their language.

import { settings } from '../../lib/settings.svelte';

const LOCALES = { en: 'en-GB', pl: 'pl' };

export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
