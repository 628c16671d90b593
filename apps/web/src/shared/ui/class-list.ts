/** The value of `className`: what is undefined, false or empty is left out. */
export function classList(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
