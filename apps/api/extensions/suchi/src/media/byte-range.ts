/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * `null` for the whole file, `'unsatisfiable'` for a part outside it. Several ranges, and single bytes (which the
 * engine's storage cannot cut), get the whole file, as the standard allows.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return start < end ? { start, end } : null;
}
