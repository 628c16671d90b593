import { IconClockQuestion, IconInfoCircle, IconMoonStars } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './horoscope.module.css';

const icons = { moon: IconMoonStars, time: IconClockQuestion, info: IconInfoCircle };

interface QuietNoteProps {
  icon: keyof typeof icons;
  /** Gold is for what can be done something about. */
  tint?: 'sunken' | 'gold';
  children: ReactNode;
}

/** A line or two with an icon. */
export function QuietNote({ icon, tint = 'sunken', children }: QuietNoteProps) {
  const Icon = icons[icon];
  return (
    <Row gap={4} align="start" className={`framed tint-${tint} ${classes.note}`}>
      <Icon size={24} className={classes.icon} aria-hidden="true" />
      <Text tone="soft" grow>
        {children}
      </Text>
    </Row>
  );
}
