import { type ReactNode, useId } from 'react';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './association-design.module.css';

interface DesignCardProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function DesignCard({ title, aside, children }: DesignCardProps) {
  const id = useId();
  return (
    <Card as="section" gap={4} className={classes.card} aria-labelledby={id}>
      <Row gap={3} justify="between" wrap>
        <Text as="h2" id={id} tone="ink" size="lg" weight="bold" face="plain">
          {title}
        </Text>
        {aside === undefined ? null : <div className={classes.aside}>{aside}</div>}
      </Row>
      {children}
    </Card>
  );
}
