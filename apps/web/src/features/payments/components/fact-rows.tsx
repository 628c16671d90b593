import type { ReactNode } from 'react';
import { Card, List } from '../../../shared/ui/layout.tsx';
import classes from './fact-rows.module.css';

interface FactRowsProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** Below the rows, behind a line. */
  foot?: ReactNode;
}

/** A card of labels and values. */
export function FactRows({ rows, foot }: FactRowsProps) {
  return (
    <Card>
      <List as="dl" gap={2} className={classes.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </Card>
  );
}
