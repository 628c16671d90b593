import type { ClosingPlan } from '@suchi/contracts/closing';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconAlertTriangle, IconBook2, IconEyeOff, IconFlame, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './delete-account.module.css';

interface WhatHappensProps {
  plan: ClosingPlan;
  onKeep: () => void;
  onContinue: () => void;
}

/** The first step: what happens when, to the day. */
export function WhatHappens({ plan, onKeep, onContinue }: WhatHappensProps) {
  const t = useMessages('closing');
  return (
    <Stack gap={5}>
      <div>
        <Text tone="muted">{t('step', { step: 1 })}</Text>
        <PageHeading title={t('title')} />
      </div>
      <Dates plan={plan} />
      {plan.pending === null ? null : <PendingPayment {...plan.pending} />}
      <div>
        <Hint text={t('break')} to={paths.settingsData} />
        <Hint text={t('engaged')} to={paths.settingsMarkMarried} />
      </div>
      <div className={classes.buttons}>
        <Button look="default" size="large" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="light" size="large" disabled={plan.pending !== null} onClick={onContinue}>
          {t('continue')}
        </Button>
      </div>
    </Stack>
  );
}

export function Dates({
  plan,
}: {
  plan: Pick<ClosingPlan, 'sealed_until' | 'receipts_until' | 'backup_days'>;
}) {
  const t = useMessages('closing');
  const date = formatCalendarDate(plan.sealed_until);
  return (
    <Card className="divided">
      <Line icon={<IconEyeOff />} title={t('now.title')} text={t('now.text')} />
      <Line icon={<IconLock />} title={t('sealed.title', { date })} text={t('sealed.text')} />
      <Line
        icon={<IconFlame />}
        title={t('destroyed.title', { date })}
        text={t('destroyed.text', { days: plan.backup_days })}
      />
      <Line
        icon={<IconBook2 />}
        title={t('remains.title')}
        text={t('remains.text', { date: formatCalendarDate(plan.receipts_until) })}
      />
    </Card>
  );
}

function Line({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Row gap={4} align="start" className={classes.line}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Text as="h2" weight="bold" size="lg" face="plain">
          {title}
        </Text>
        <Text tone="muted">{text}</Text>
      </div>
    </Row>
  );
}

function PendingPayment({ since, until }: { since: string; until: string }) {
  const t = useMessages('closing');
  const words = t('pending', { since: formatDay(since), until: formatCalendarDate(until) });
  return <Banner tone="gold" icon={<IconAlertTriangle />} title={words} />;
}

function Hint({ text, to }: { text: string; to: string }) {
  return (
    <p className={classes.hint}>
      <RichMessage
        text={text}
        marks={{
          link: (words) => (
            <Link to={to} className="touch">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
