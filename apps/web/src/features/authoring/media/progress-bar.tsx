import classes from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  text?: string | undefined;
}

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  return (
    <progress className={classes.bar} aria-label={label} aria-valuetext={text} value={value} max={max} />
  );
}
