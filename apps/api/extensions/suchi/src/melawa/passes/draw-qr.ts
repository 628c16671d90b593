import { traceSquares } from '@suchi/domain/basics';
import { correction, generate } from 'lean-qr';

/** The QR of a pass, at level M, without the free squares around it. */
export function drawQr(text: string) {
  const qr = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const isBlack = (x: number, y: number) => qr.get(x, y);
  return { size: qr.size, path: traceSquares(qr.size, isBlack), isBlack };
}
