import type { ReactNode } from 'react';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './figure-cards.module.css';

interface FigureCardProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function FigureCard({ title, aside, children }: FigureCardProps) {
  return (
    <Card as="section" padding={5} className={classes.card} aria-label={title}>
      <Row justify="between" wrap gap={3} rowGap={1}>
        <Text as="h2" size="lg" weight="bold" face="plain">
          {title}
        </Text>
        {aside}
      </Row>
      {children}
    </Card>
  );
}
