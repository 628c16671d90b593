// Order matters: Edge and Opera also contain "Chrome", and Chrome contains "Safari".
const browsers = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

export type BrowserName = (typeof browsers)[number][0];
export type SystemName = (typeof systems)[number][0];

/** The parts of a device that a member recognises. */
export interface Device {
  browser: BrowserName | null;
  system: SystemName | null;
}

export const browserNames = browsers.map(([name]) => name);
export const systemNames = systems.map(([name]) => name);

/** Reads browser and system from the user agent. The client can send anything here. */
export function describeDevice(userAgent: string | null): Device {
  const said = userAgent ?? '';
  return {
    browser: browsers.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
    system: systems.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
  };
}
