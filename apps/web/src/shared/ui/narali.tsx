import classes from './narali.module.css';

interface NaraliProps {
  /** The colour of the surface below. */
  colour: string;
  size?: 'small' | 'large';
}

/** Triangles of a Maharashtrian sari border. Used rarely: login panel, side menu, book cover. */
export function Narali({ colour, size = 'small' }: NaraliProps) {
  return (
    <span
      className={`${classes.narali} ${classes[size]}`}
      style={{ background: colour }}
      aria-hidden="true"
    />
  );
}
