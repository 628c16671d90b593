import { traceSquares } from '@suchi/domain/basics';
import { correction, generate } from 'lean-qr';
import { classList } from '../../shared/ui/class-list.ts';
import classes from './second-factor.module.css';

interface QrCodeProps {
  text: string;
  label: string;
  /** How much of it may be damaged; as much as its size allows when left out. */
  level?: 'M';
  className?: string | undefined;
}

const quietZone = 4;

/** A QR code, dark on white in both colour schemes: cameras need it so. */
export function QrCode({ text, label, level, className }: QrCodeProps) {
  const { size: inner, path } = drawQr(text, level);
  const size = inner + 2 * quietZone;
  return (
    <svg
      className={classList(classes.qr, className)}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** Without the free squares around it. */
export function drawQr(text: string, level?: 'M'): { size: number; path: string } {
  const limits =
    level === undefined
      ? {}
      : { minCorrectionLevel: correction[level], maxCorrectionLevel: correction[level] };
  const code = generate(text, limits);
  return { size: code.size, path: traceSquares(code.size, (x, y) => code.get(x, y)) };
}
