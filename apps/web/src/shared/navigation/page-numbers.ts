/** Page numbers around the current page; null for a gap. */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(wanted)].toSorted((one, other) => one - other);
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? 0);
    // A gap of one page shows that page.
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [null, each] : [each];
  });
}
