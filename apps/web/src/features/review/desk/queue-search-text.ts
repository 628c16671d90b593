/** Fewer letters than these match half of the community. */
const minSearchLength = 3;

/** How long nothing must be typed before the server is asked. */
export const searchDelayMs = 300;

/** What is asked of the server for what was typed; too little asks for everybody. */
export function appliedSearch(typed: string): string {
  const search = typed.trim();
  return search.length >= minSearchLength ? search : '';
}
