/** The numbers a pager shows around a page; null where some are left out. */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(wanted)].toSorted((one, other) => one - other);
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? 0);
    // A gap of one page is that page: an ellipsis would take the same room and say less.
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [null, each] : [each];
  });
}
