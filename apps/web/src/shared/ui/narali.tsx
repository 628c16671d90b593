import classes from './narali.module.css';

interface NaraliProps {
  /** The colour of the triangles, which is the colour of what lies below them. */
  colour: string;
  size?: 'small' | 'large';
}

/** The row of triangles of a Maharashtrian sari border. Rare: login panel, side-menu head, book cover. */
export function Narali({ colour, size = 'small' }: NaraliProps) {
  return (
    <span
      className={`${classes.narali} ${classes[size]}`}
      style={{ background: colour }}
      aria-hidden="true"
    />
  );
}
