import type { ComponentProps, ReactNode } from 'react';
import { Row } from './layout.tsx';
import classes from './fact-line.module.css';

interface FactLineProps extends Omit<ComponentProps<typeof Row<'ul'>>, 'children'> {
  facts: readonly ReactNode[];
}

/** Facts in a line, with a dot between two of them. */
export function FactLine({ facts, ...look }: FactLineProps) {
  return (
    <Row as="ul" align="stretch" wrap weight="bold" {...look} className={classes.lead}>
      {facts.map((fact, index) => (
        // Facts are never reordered.
        <li key={index}>{fact}</li>
      ))}
    </Row>
  );
}
