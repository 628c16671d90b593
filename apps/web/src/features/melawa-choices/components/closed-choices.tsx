import { IconCheck, IconHeartHandshake, IconLock, IconMailHeart, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { OwnChoicesNow } from '../api/choice-queries.ts';
import type { Choices } from '../model/use-choices.ts';
import { MelawaBar } from './melawa-bar.tsx';
import { SentNotice } from './send-bar.tsx';
import classes from './melawa-choices.module.css';

interface ClosedProps {
  own: OwnChoicesNow;
  choices: Choices;
}

/** No list any more: only what happens next. */
export function ClosedChoices({ own, choices: { kept } }: ClosedProps) {
  const t = useMessages('melawaChoices');
  const counted = kept.counted ?? own.sent?.count ?? null;
  const time = formatTimeOfDay(own.told_at);
  return (
    <div className={classes.page}>
      <MelawaBar />
      <Stack align="center" gap={2} className={classes.nobody}>
        <span className={classes.arch} aria-hidden="true">
          <IconMailHeart size={44} />
        </span>
        <PageHeading title={t('closed.title')} />
        <Text tone="soft">
          {counted === null ? t('closed.notCounted') : t('closed.counted', { count: counted })}
        </Text>
      </Stack>
      {kept.state === 'waiting' ? <SentNotice own={own} kept={kept} /> : null}
      <Card as="ol" padding={4}>
        <Step
          icon={<IconCheck size={20} />}
          look="done"
          title={t('closed.at', { time: formatTimeOfDay(own.close_at) })}
        >
          {own.families === null ? '' : t('closed.families', { count: own.families })}
        </Step>
        <Step icon={<IconHeartHandshake size={20} />} look="next" title={t('closed.told', { time })}>
          {t('closed.toldText')}
        </Step>
        <Step icon={<IconTrash size={20} />} look="last" title={t('closed.midnight')}>
          {t('closed.midnightText')}
        </Step>
      </Card>
      <Row gap={3} align="start" tone="soft">
        <IconLock size={22} className="muted above-half" aria-hidden="true" />
        <Text grow>{t('closed.nothing')}</Text>
      </Row>
      <div className={classes.foot}>
        {own.is_told ? (
          <ButtonLink to={paths.melawaPairs} size="large" fullWidth>
            {t('closed.seePairs')}
          </ButtonLink>
        ) : (
          <>
            <Text tone="muted">{t('closed.weTell', { time })}</Text>
            <ButtonLink to="/melawa/today" look="default" size="large" fullWidth>
              {t('closed.back')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  icon: ReactNode;
  look: 'done' | 'next' | 'last';
  title: string;
  children: ReactNode;
}

function Step({ icon, look, title, children }: StepProps) {
  return (
    <Row as="li" gap={3} align="start" className={classes.step} data-look={look}>
      <span className={classes.stepIcon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Text size="lg" weight="bold">
          {title}
        </Text>
        <Text tone="soft">{children}</Text>
      </div>
    </Row>
  );
}
