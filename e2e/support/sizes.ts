// A journey runs at one size: a member's on the phone, the office's (`office-*.spec.ts`) on the desktop.
// `@both-sizes`: the layout has a behaviour of its own at the other size, so it runs there too.
// `@one-size`: it sets its own size, or changes what the whole installation has once. Never at the other size.
// SUCHI_BOTH_SIZES=true runs every other journey at both sizes.

/** In the names that Playwright matches: file, title and tags with spaces between. */
const office = String.raw`\boffice-\S+\.spec\.ts `;
const mayRunAtBoth = process.env['SUCHI_BOTH_SIZES'] === 'true' ? '(?!.*@one-size)' : '(?=.*@both-sizes)';

/** The part of a project's settings that chooses its journeys. */
export function journeysAt(size: 'phone' | 'desktop'): { grep: RegExp } {
  const own = size === 'desktop' ? `(?=.*${office})` : `(?!.*${office})`;
  return { grep: new RegExp(`^(${own}|${mayRunAtBoth})`) };
}
