/** The suchi number that was typed into the search box: digits alone. Null for anything else. */
export function readSuchiNumber(typed: string | null): number | null {
  const text = typed?.trim() ?? '';
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
