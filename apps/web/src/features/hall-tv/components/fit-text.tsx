import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { chooseFit, type Fit } from '../model/choose-fit.ts';
import classes from './tv-card.module.css';

interface FitTextProps {
  /** The first that fits is taken, the last in any case. */
  fits: readonly [Fit, ...Fit[]];
  children: string;
}

/** Takes the largest size that fits by measuring: counting letters misleads. Smaller, then more lines, then a cut. */
export function FitText({ fits, children }: FitTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [fit, setFit] = useState<Fit>(fits[0]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const choose = () => setFit(chooseFit(fits, element.clientWidth, measure(element), children));
    choose();
    const watcher = new ResizeObserver(choose);
    watcher.observe(element);
    // A font that arrives later has other widths.
    document.fonts?.addEventListener('loadingdone', choose);
    return () => {
      watcher.disconnect();
      document.fonts?.removeEventListener('loadingdone', choose);
    };
  }, [fits, children]);
  return (
    <span
      ref={box}
      className={classes.fit}
      style={{ '--size': fit.size, '--lines': fit.lines } as CSSProperties}
      data-lines={fit.lines}
    >
      {children}
    </span>
  );
}

/** How wide a text would be for one step of size. Drawn outside the page: a size that is tried there flickers. */
function measure(element: HTMLElement): (text: string) => number {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return () => 0;
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const size = Number(element.style.getPropertyValue('--size'));
  return (text) => canvas.measureText(text).width / size;
}
