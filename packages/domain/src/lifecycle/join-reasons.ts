/** Several reasons as one text, a line each. One alone stays as it is. */
export function joinReasons(reasons: readonly string[]): string {
  const given = reasons.map((reason) => reason.trim()).filter((reason) => reason !== '');
  if (given.length < 2) return given.join('');
  return given.map((reason) => (/[.!?।]$/.test(reason) ? reason : `${reason}.`)).join('\n');
}
