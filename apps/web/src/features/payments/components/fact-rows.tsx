import type { ReactNode } from 'react';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './fact-rows.module.css';

interface FactRowsProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** Below the rows, behind a line. */
  foot?: ReactNode;
}

/** A card of labels and values. */
export function FactRows({ rows, foot }: FactRowsProps) {
  return (
    <Card className="divided">
      <List as="dl" gap={2} className="pad-4">
        {rows.map(({ label, value }) => (
          <Row key={label} gap={4} align="baseline" justify="between">
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <Text as="dd" weight="bold" breaks className={classes.value}>
              {value}
            </Text>
          </Row>
        ))}
      </List>
      {foot ? <div>{foot}</div> : null}
    </Card>
  );
}
