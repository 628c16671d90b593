/** The black squares of a code, such as a QR, as the path of an SVG. */
export function traceSquares(size: number, isBlack: (x: number, y: number) => boolean): string {
  const sides = Array.from({ length: size }, (_, at) => at);
  return sides.flatMap((y) => sides.flatMap((x) => (isBlack(x, y) ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
