import { generate } from 'lean-qr';
import classes from './second-factor.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

const quietZone = 4;

/** A QR code, dark on white in both colour schemes: cameras need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  const size = code.size + 2 * quietZone;
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
