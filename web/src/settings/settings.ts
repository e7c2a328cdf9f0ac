import { isLanguage, LANGUAGES, type Language } from '@ankerplatz/kit';
import { effect, type Signal, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark'] as const;
export const ANIMATIONS = ['full', 'fast', 'none'] as const;

/** The settings of a person on this device. A new setting is a line here, one in DEFAULTS and one in CHECKS. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly colourSymbols: boolean;
  readonly animation: (typeof ANIMATIONS)[number];
  readonly sounds: boolean;
  readonly soundsAtNight: boolean;
  /** A phone stirs at what matters. */
  readonly haptics: boolean;
  /** Whether sounds have been offered already. */
  readonly soundsOffered: boolean;
  /** A complete turn waits for the main button even after an explicit end. */
  readonly confirm: boolean;
  readonly hideStanding: boolean;
  readonly reminders: boolean;
  readonly notes: boolean;
  /** Other people may hear what a screen reader says: hidden cards are spoken only when a key asks for them. */
  readonly openMicrophone: boolean;
  /** Beside a wide board: whether the talk is unfolded. */
  readonly talk: boolean;
  /** Milliseconds that a bot of a local game waits before it plays. */
  readonly botDelay: number;
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);

const CHECKS: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  language: value => typeof value === 'string' && isLanguage(value),
  theme: isOneOf(THEMES),
  colourSymbols: isBoolean,
  animation: isOneOf(ANIMATIONS),
  sounds: isBoolean,
  soundsAtNight: isBoolean,
  haptics: isBoolean,
  soundsOffered: isBoolean,
  confirm: isBoolean,
  hideStanding: isBoolean,
  reminders: isBoolean,
  notes: isBoolean,
  openMicrophone: isBoolean,
  talk: isBoolean,
  botDelay: value => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 5000,
};

/** The first of the browser's languages that we speak. */
export const languageOf = (wanted: readonly string[]): Language =>
  wanted.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? LANGUAGES[0]!;

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

const defaults = (): Settings => ({
  language: languageOf(navigator.languages ?? [navigator.language]),
  theme: 'system',
  colourSymbols: true,
  animation: prefers('(prefers-reduced-motion: reduce)') ? 'none' : 'full',
  sounds: false,
  soundsAtNight: false,
  haptics: prefers('(pointer: coarse)'),
  soundsOffered: false,
  confirm: prefers('(pointer: coarse)'),
  hideStanding: false,
  reminders: true,
  notes: true,
  openMicrophone: true,
  talk: true,
  botDelay: 500,
});

const KEY = 'ankerplatz.settings';

/** The stored settings, without what we do not understand. Storage may be forbidden, or hold anything. */
const kept = (): Partial<Settings> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([name, value]) => CHECKS[name as keyof Settings]?.(value) === true),
    );
  } catch {
    return {};
  }
};

const keep = (chosen: Partial<Settings>): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
};

/** Only what was chosen is kept: a default may change with the device or with us. */
const chosen: Signal<Partial<Settings>> = signal(kept());

export const settings: Signal<Settings> = signal({ ...defaults(), ...chosen.value });

export const change = (changes: Partial<Settings>): void => {
  chosen.value = { ...kept(), ...changes };
  keep(chosen.value);
  settings.value = { ...settings.value, ...changes };
};

/** Other windows of this browser follow. */
globalThis.addEventListener?.('storage', event => {
  if (event.key === KEY) settings.value = { ...defaults(), ...kept() };
});

/** The page wears what style sheets must know. */
effect(() => {
  const { theme, animation, language, colourSymbols } = settings.value;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.animation = animation;
  dataset.symbols = String(colourSymbols);
  document.documentElement.lang = language;
});
