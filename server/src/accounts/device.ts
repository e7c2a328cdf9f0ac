const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** The name by which people recognise their device, and no more: "Firefox, Windows"; '' where nothing is known. */
export const deviceOf = (agent: string | undefined): string =>
  [named(BROWSERS, agent ?? ''), named(SYSTEMS, agent ?? '')].filter(part => part !== undefined).join(', ');
