/** A media query with its widths in em, so that large text counts as a narrow screen. Style sheets get the same. */
export function inEm(query: string): string {
  return query.replaceAll(/([\d.]+)px/g, (_, px: string) => `${Number(px) / 16}em`);
}
