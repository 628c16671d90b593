import type { BulkMailCard } from '@suchi/contracts/bulk-mail';
import { type BulkMailAction, estimateMinutes } from '@suchi/domain/bulk-mail';
import {
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useActOnMail } from '../api/bulk-mail-queries.ts';
import { durationWords } from '../model/duration-words.ts';
import { Failures } from './failures.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './mail-card.module.css';

const icons = {
  waiting: IconClock,
  sending: IconSend,
  paused: IconPlayerPause,
  complete: IconCircleCheck,
  cancelled: IconBan,
} as const;

const tints = {
  waiting: 'sunken',
  sending: 'info',
  paused: 'gold',
  complete: 'success',
  cancelled: 'sunken',
} as const;

interface MailCardProps {
  mail: BulkMailCard;
  perMinute: number;
  onUseAgain: (mail: BulkMailCard) => void;
}

/** One bulk mail: where it stands, its counts, and what staff can do with it. */
export function MailCard({ mail, perMinute, onUseAgain }: MailCardProps) {
  const t = useMessages('bulkMail');
  const act = useActOnMail();
  const Icon = icons[mail.progress];
  const isOpen = mail.pending > 0;
  const run = (action: BulkMailAction, recipient: number | null = null) =>
    act.mutate({ id: mail.id, action, recipient });
  return (
    <Card as="article" padding={4} gap={2} aria-label={mail.subject}>
      <Row gap={3} rowGap={2} wrap>
        <Mark tint={tints[mail.progress]} tone="soft" weight="bold" className={classes.state}>
          <Icon size={18} aria-hidden="true" />
          {t(`cards.progress.${mail.progress}`)}
        </Mark>
        <Text as="h2" size="body" weight="bold" face="plain" breaks className={classes.subject}>
          {mail.subject}
        </Text>
        {isOpen ? (
          <OpenActions mail={mail} isBusy={act.isPending} onAct={run} />
        ) : (
          <Button
            look="default"
            size="small"
            icon={<IconCopy size={18} aria-hidden="true" />}
            aria-label={t('cards.of', { action: t('cards.useAgain'), subject: mail.subject })}
            onClick={() => onUseAgain(mail)}
          >
            {t('cards.useAgain')}
          </Button>
        )}
      </Row>
      <Text tone="soft">{factsOf(t, mail)}</Text>
      {isOpen ? <Bar mail={mail} /> : null}
      <Row gap={5} rowGap={1} wrap>
        <Count icon={<IconCheck size={18} />} number={mail.success} tone="success" word="sent" />
        <Count icon={<IconX size={18} />} number={mail.failed} tone="error" word="failed" />
        <Count icon={<IconClock size={18} />} number={mail.pending} tone="ink" word="waiting" />
        {mail.left_out > 0 ? <Text tone="soft">{t('cards.leftOut', { count: mail.left_out })}</Text> : null}
        <Text tone="soft" className={classes.time}>
          {timeOf(t, mail, perMinute)}
        </Text>
      </Row>
      {act.error ? (
        <Text tone="error" role="alert">
          {errorWords(act.error).join(' ')}
        </Text>
      ) : null}
      {mail.failed > 0 ? (
        <Failures mail={mail} isBusy={act.isPending} onRetry={(one) => run('retry', one)} />
      ) : null}
    </Card>
  );
}

interface OpenActionsProps {
  mail: BulkMailCard;
  isBusy: boolean;
  onAct: (action: BulkMailAction) => void;
}

function OpenActions({ mail, isBusy, onAct }: OpenActionsProps) {
  const t = useMessages('bulkMail');
  const [isAsking, setIsAsking] = useState(false);
  const next = mail.progress === 'paused' ? 'resume' : 'pause';
  const Icon = next === 'resume' ? IconPlayerPlay : IconPlayerPause;
  const nameOf = (action: 'pause' | 'resume' | 'cancel') =>
    t('cards.of', { action: t(`cards.${action}`), subject: mail.subject });
  return (
    <Row gap={3} rowGap={2} wrap>
      <Button
        look={next === 'resume' ? 'light' : 'default'}
        size="small"
        icon={<Icon size={18} aria-hidden="true" />}
        isBusy={isBusy}
        aria-label={nameOf(next)}
        onClick={() => onAct(next)}
      >
        {t(`cards.${next}`)}
      </Button>
      <Button look="default" size="small" aria-label={nameOf('cancel')} onClick={() => setIsAsking(true)}>
        {t('cards.cancel')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('cards.cancel')}
        confirmLabel={t('cards.confirmCancel')}
        onConfirm={() => {
          setIsAsking(false);
          onAct('cancel');
        }}
        cancel={{ label: t('cards.keep'), onCancel: () => setIsAsking(false) }}
      >
        {t('cards.askCancel', { count: mail.pending })}
      </AlertDialog>
    </Row>
  );
}

function Bar({ mail: { success, failed, pending } }: { mail: BulkMailCard }) {
  return (
    <Row gap="half" align="stretch" className={classes.bar} aria-hidden="true">
      <span className={classes.barSent} style={{ flexGrow: success }} />
      <span className={classes.barFailed} style={{ flexGrow: failed }} />
      <span style={{ flexGrow: pending }} />
    </Row>
  );
}

interface CountProps {
  icon: ReactNode;
  number: number;
  word: 'sent' | 'failed' | 'waiting';
  tone: 'success' | 'error' | 'ink';
}

function Count({ icon, number, word, tone }: CountProps) {
  const t = useMessages('bulkMail');
  return (
    <Row as="p" inline gap={2} tone={number > 0 ? tone : 'soft'} className={classes.count}>
      <span aria-hidden="true">{icon}</span>
      <RichMessage
        text={t(`cards.${word}`, { number: formatCount(number) })}
        marks={{ b: (count) => <b>{count}</b> }}
      />
    </Row>
  );
}

function factsOf(t: Translate<'bulkMail'>, { audience, priority, sent_by, at }: BulkMailCard): string {
  const name = sent_by ?? t('cards.deletedStaff');
  return [
    audience,
    t('cards.facts', { priority: t(`priority.${priority}`) }),
    t('cards.sentBy', { name, at: formatMoment(at) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function timeOf(t: Translate<'bulkMail'>, mail: BulkMailCard, perMinute: number): string | null {
  const time = durationWords(t, estimateMinutes(mail.pending, perMinute));
  const wordsOf: Record<BulkMailCard['progress'], () => string | null> = {
    waiting: () => t('cards.left', { time }),
    sending: () => t('cards.left', { time }),
    paused: () => t('cards.onceResumed', { time }),
    cancelled: () => t('cards.cancelledCount', { count: mail.cancelled }),
    complete: () => (mail.ended_at === null ? null : tookWords(t, mail.at, mail.ended_at)),
  };
  return wordsOf[mail.progress]();
}

function tookWords(t: Translate<'bulkMail'>, from: string, to: string): string {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  return t('cards.took', { time: minutes < 1 ? t('cards.lessThanMinute') : durationWords(t, minutes) });
}
