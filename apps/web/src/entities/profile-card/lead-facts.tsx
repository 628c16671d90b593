import type { ComponentProps } from 'react';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './lead-facts.module.css';

interface LeadFactsProps extends Omit<ComponentProps<typeof Row<'ul'>>, 'children'> {
  facts: readonly string[];
}

/** Facts in a line, with a dot between two of them. */
export function LeadFacts({ facts, ...look }: LeadFactsProps) {
  return (
    <Row as="ul" align="stretch" wrap weight="bold" {...look} className={classes.lead}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Row>
  );
}
