const maxDepth = 20;

/** Whether a value is shallow and free of NUL, which PostgreSQL cannot store or compare. Keys count too. */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= maxDepth) return false;
  return Object.entries(value).every(([key, part]) => !key.includes('\0') && isPlainJson(part, depth + 1));
}
