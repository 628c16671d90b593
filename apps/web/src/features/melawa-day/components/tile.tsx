import type { ReactNode } from 'react';
import { Tiles } from '../../../shared/ui/columns.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './tile.module.css';

interface TileProps {
  tone: 'success' | 'sunken' | 'gold' | 'info';
  icon: ReactNode;
  figure: string;
  name: string;
  text: string;
}

/** One number of the day, and what it is about. */
export function Tile({ tone, icon, figure, name, text }: TileProps) {
  return (
    <Card as="section" padding={4} className={classes.tile} aria-label={name}>
      <span className={`tint-${tone} ${classes.icon}`} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Row as="p" gap={2} align="baseline" wrap rowGap={0}>
          <Text as="strong" size="3xl" leading="tight" figures>
            {figure}
          </Text>
          <Text as="span" tone="soft">
            {name}
          </Text>
        </Row>
        <Text tone="muted" size="sm">
          {text}
        </Text>
      </div>
    </Card>
  );
}

export function TileRow({ children }: { children: ReactNode }) {
  return (
    <Tiles least={240} gap={4} isFull>
      {children}
    </Tiles>
  );
}
