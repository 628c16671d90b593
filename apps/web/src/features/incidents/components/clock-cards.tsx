import type { Incident } from '@suchi/contracts/privacy';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Tiles } from '../../../shared/ui/columns.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useStep } from '../model/use-step.ts';

/** What the law asks for, and until when. */
export function ClockCards({ incident }: { incident: Incident }) {
  const t = useMessages('incidents');
  const { told, affected, came_back: back, no_mail: none } = incident;
  return (
    <Tiles least={220} gap={3}>
      <Clock
        incident={incident}
        step="reported"
        title={t('clock.report')}
        sent={incident.reported}
        due={incident.report_due}
      />
      <Clock
        incident={incident}
        step="first_word"
        title={t('clock.first')}
        sent={incident.first_word}
        due={incident.first_word_due}
      />
      <ClockCard
        title={t('clock.told')}
        value={t('clock.toldOf', { told, all: affected })}
        isDone={told === affected}
      >
        <Text tone="muted">{t('clock.back', { back, none })}</Text>
      </ClockCard>
    </Tiles>
  );
}

interface ClockProps {
  incident: Incident;
  step: 'reported' | 'first_word';
  title: string;
  sent: Incident['reported'];
  due: string;
}

function Clock({ incident, step, title, sent, due }: ClockProps) {
  const t = useMessages('incidents');
  const { take, isPending } = useStep(incident.id);
  const [now] = useState(() => Date.now());
  if (sent)
    return (
      <ClockCard title={title} value={t('clock.sent')} isDone>
        <Text tone="muted">{t('clock.by', { at: formatMoment(sent.at), name: sent.by ?? '' })}</Text>
      </ClockCard>
    );
  const hours = Math.ceil((Date.parse(due) - now) / 3_600_000);
  return (
    <ClockCard
      title={title}
      value={hours > 0 ? t('clock.hoursLeft', { count: hours }) : t('clock.late')}
      isDone={false}
    >
      <Text tone="muted">{t('clock.till', { at: formatMoment(due) })}</Text>
      {incident.refusals[step] === null ? (
        <LinkButton className="touch" disabled={isPending} onClick={() => take({ step })}>
          {t('clock.note')}
        </LinkButton>
      ) : null}
    </ClockCard>
  );
}

function ClockCard({
  title,
  value,
  isDone,
  children,
}: {
  title: string;
  value: string;
  isDone: boolean;
  children: ReactNode;
}) {
  return (
    <Card padding={4}>
      <Text as="h2" size="md" face="plain" weight="regular" tone="soft">
        {title}
      </Text>
      <Text size="lg" weight="bold" tone={isDone ? 'success' : 'error'}>
        {value}
      </Text>
      {children}
    </Card>
  );
}
