import { type ReactNode, useId } from 'react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './side-card.module.css';

interface SideCardProps {
  title: string;
  /** What waits; nothing is shown for 0. */
  count?: number | undefined;
  children: ReactNode;
}

export function SideCard({ title, count = 0, children }: SideCardProps) {
  const id = useId();
  return (
    <Card as="section" padding={4} aria-labelledby={id}>
      <Row
        as="h2"
        gap={3}
        justify="between"
        size="body"
        weight="bold"
        face="plain"
        className={classes.title}
        id={id}
      >
        {title} {count > 0 ? <Mark tint="amber">{count}</Mark> : null}
      </Row>
      {children}
    </Card>
  );
}
