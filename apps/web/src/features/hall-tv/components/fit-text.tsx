import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import classes from './tv-card.module.css';

interface FitTextProps {
  /** Sizes in pixels of a screen 1920 wide, the largest first. */
  steps: readonly number[];
  /** The last step may use two lines. */
  endsInTwoLines?: boolean;
  children: string;
}

/** Takes the largest size that fits by measuring: counting letters misleads. The last step ends in an ellipsis. */
export function FitText({ steps, endsInTwoLines = false, children }: FitTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [largest = 0] = steps;
  const [size, setSize] = useState<number | undefined>(largest);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => {
      const room = element.clientWidth / widthPerStep(element, children);
      setSize(steps.find((step) => step <= room));
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    // A font that arrives later has other widths.
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      watcher.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  }, [steps, children]);
  const step = size ?? steps.at(-1) ?? largest;
  return (
    <span
      ref={box}
      className={classes.fit}
      style={{ '--size': step } as CSSProperties}
      data-lines={size === undefined && endsInTwoLines ? 2 : 1}
    >
      {children}
    </span>
  );
}

/** How wide the text would be for one pixel of a step. Drawn outside the page: a size that is tried there flickers. */
function widthPerStep(element: HTMLElement, text: string): number {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText(text).width / Number(element.style.getPropertyValue('--size'));
}
