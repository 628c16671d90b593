import classes from './key-cap.module.css';

interface KeyCapProps {
  children: string;
  /** How it stands on what it labels. */
  on?: 'page' | 'fill' | 'dark';
}

/** The letter of a shortcut. Left out of spoken names: screen readers have keys of their own. */
export function KeyCap({ children, on = 'page' }: KeyCapProps) {
  return (
    <kbd className={`${classes.key} ${classes[on]}`} aria-hidden="true">
      {children}
    </kbd>
  );
}
