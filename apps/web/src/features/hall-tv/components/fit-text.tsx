import { useLayoutEffect, useRef } from 'react';
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
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => {
      element.dataset.lines = '1';
      for (const [place, step] of steps.entries()) {
        element.style.setProperty('--size', String(step));
        if (element.scrollWidth <= element.clientWidth) return;
        if (place === steps.length - 1 && endsInTwoLines) element.dataset.lines = '2';
      }
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [steps, endsInTwoLines, children]);
  return (
    <span ref={box} className={classes.fit}>
      {children}
    </span>
  );
}
