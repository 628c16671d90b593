import { Fragment, type ReactNode } from 'react';
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
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </div>
  );
}
