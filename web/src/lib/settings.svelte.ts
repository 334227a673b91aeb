// What a person has set for this browser.

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const DRAWERS = ['none', 'log', 'chat'] as const;
export type Drawer = (typeof DRAWERS)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  speed: Speed;
  confirmMoves: boolean;
  sound: boolean;
  shortcuts: boolean;
  chatMuted: boolean;
  /** Whether a guided match is explained. */
  coach: boolean;
  lastGame: string;
  /** Whether a pause at the end of a round tells what everybody got. */
  roundPause: boolean;
  /** What lies open beside the board. */
  drawer: Drawer;
}

const KEY = 'vacancy.settings';

function defaults(): Settings {
  return {
    language: navigator.languages.some((tag) => tag.startsWith('pl')) ? 'pl' : 'en',
    theme: 'auto',
    motion: 'auto',
    speed: 'normal',
    confirmMoves: false,
    sound: false,
    shortcuts: true,
    chatMuted: false,
    coach: true,
    lastGame: 'overbooking',
    roundPause: true,
    drawer: 'none',
  };
}

const ALLOWED: Partial<Record<keyof Settings, readonly string[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  speed: SPEEDS,
  drawer: DRAWERS,
};

/** The kept settings; what is missing or no longer known is as at first. */
function read(): Settings {
  const settings = defaults();
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return settings;
  }
  for (const [name, value] of Object.entries((kept ?? {}) as Record<string, unknown>)) {
    const key = name as keyof Settings;
    const isKnown = typeof value === typeof settings[key];
    const isAllowed = ALLOWED[key]?.includes(String(value)) ?? true;
    if (isKnown && isAllowed) Object.assign(settings, { [key]: value });
  }
  return settings;
}

export const settings = $state(read());

/** Keep the settings and apply theme, motion and language to the page, for as long as it lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = settings.theme;
      root.dataset['motion'] = settings.motion;
      root.lang = settings.language;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Without storage the settings hold until the page is closed.
      }
    });
  });
}
