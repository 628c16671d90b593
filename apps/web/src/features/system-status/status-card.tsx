import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Text } from '../../shared/ui/text.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { Problem } from './find-problems.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import classes from './system-status.module.css';

interface StatusCardProps {
  icon: ReactNode;
  title: string;
  problems: readonly Problem[];
  /** Said in place of “Well” while nothing is known yet. */
  unknown?: string | undefined;
  children: ReactNode;
}

/** One part of the system: well, or what to look at. */
export function StatusCard({ icon, title, problems, unknown, children }: StatusCardProps) {
  const t = useMessages('systemStatus');
  const id = useId();
  return (
    <Card as="section" className={classes.card} aria-labelledby={id}>
      <Row gap={3} wrap className={classes.cardHead}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <Text as="h2" id={id} size="lg" weight="bold" face="plain">
          {title}
        </Text>
        {problems.length === 0 && unknown ? (
          <span>{unknown}</span>
        ) : problems.length === 0 ? (
          <Row as="span" inline gap={2} tone="success" weight="bold">
            <IconCircleCheck size={20} aria-hidden="true" /> {t('well')}
          </Row>
        ) : (
          <Row as="span" inline gap={2} tone="error" weight="bold">
            <IconAlertTriangle size={20} aria-hidden="true" /> {t('look')}
          </Row>
        )}
      </Row>
      {children}
    </Card>
  );
}

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <Row key={name} gap={4} rowGap={0} align="stretch" justify="between" wrap>
          <Text as="dt" tone="soft">
            {name}
          </Text>
          <Text as="dd" weight="bold">
            {value}
          </Text>
        </Row>
      ))}
    </dl>
  );
}
