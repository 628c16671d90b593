import classes from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** What the value means in words, where percent do not. */
  text?: string | undefined;
}

/** How far an upload has come. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  return (
    <progress className={classes.bar} aria-label={label} aria-valuetext={text} value={value} max={max} />
  );
}
