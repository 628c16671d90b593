import classes from './key-cap.module.css';

interface KeyCapProps {
  children: string;
  on?: 'page' | 'fill' | 'dark';
}

/** The letter of a shortcut, hidden from screen readers. */
export function KeyCap({ children, on = 'page' }: KeyCapProps) {
  return (
    <kbd className={`${classes.key} ${classes[on]}`} aria-hidden="true">
      {children}
    </kbd>
  );
}
