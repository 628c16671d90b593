import type { ReactNode } from 'react';
import classes from './fact-rows.module.css';

interface FactRowsProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** Below the rows, behind a line. */
  foot?: ReactNode;
}

/** A card of labels and values. */
export function FactRows({ rows, foot }: FactRowsProps) {
  return (
    <div className={classes.card}>
      <dl className={classes.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </div>
  );
}
