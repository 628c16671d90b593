import type { ProofRound } from '@suchi/contracts/proof';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { estimateMinutes } from '@suchi/domain/bulk-mail';
import { useState } from 'react';
import { DateField } from '../../shared/forms/date-field.tsx';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useOpenRound } from './proof-round-api.ts';
import { refusalWords } from './refusal-words.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './proof-round.module.css';

/** Long enough for a family that is travelling. */
const usualDays = 14;

/** Starts the round, or moves its last day. */
export function RoundDates({ round }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  const [today] = useState(() => todayInIndia(new Date()));
  const [until, setUntil] = useState<string | null>(round.until ?? addDays(today, usualDays));
  const { mutate, isPending } = useOpenRound();
  const isNew = round.stage === 'before';
  const isNobody = round.candidates === 0;
  const [isAsking, setIsAsking] = useState(false);
  const { to_send: mails } = round.mails;
  function send() {
    setIsAsking(false);
    if (until === null) return;
    mutate(isNew ? { until, mails } : { until }, {
      onSuccess: () => showToast({ message: t(isNew ? 'start.done' : 'move.done'), tone: 'success' }),
      onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
    });
  }
  return (
    <Card as="section" padding={5} gap={4} className={classes.card} aria-labelledby="proof-dates">
      <Text as="h2" id="proof-dates" size="lg" weight="bold" face="plain">
        {t(isNew ? 'start.title' : 'move.title')}
      </Text>
      {isNew ? <p>{isNobody ? t('start.none') : t('start.text', { count: round.candidates })}</p> : null}
      <Row gap={3} align="end" wrap>
        <DateField label={t('start.until')} value={until} onChange={setUntil} min={today} />
        <Button
          look={isNew ? 'filled' : 'default'}
          isBusy={isPending}
          disabled={isNobody || until === null || until === round.until}
          onClick={() => (isNew ? setIsAsking(true) : send())}
        >
          {t(isNew ? 'start.action' : 'move.action')}
        </Button>
      </Row>
      <AlertDialog
        isOpen={isAsking}
        title={t('start.ask', { count: mails })}
        confirmLabel={t('start.confirm')}
        onConfirm={send}
        cancel={{ label: t('cancel'), onCancel: () => setIsAsking(false) }}
      >
        <MailsAsked round={round} />
      </AlertDialog>
    </Card>
  );
}

/** How long the mails take, and who gets none. */
function MailsAsked({ round: { candidates, mails } }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  const [openedAt] = useState(() => Date.now());
  const endMs = openedAt + estimateMinutes(mails.to_send, mails.per_minute) * 60_000;
  const without = candidates - mails.to_send;
  return (
    <>
      <p>
        {t('mails.pace', { count: mails.per_minute })}{' '}
        {t('mails.ends', { at: formatMoment(new Date(endMs).toISOString()) })}
      </p>
      {without > 0 ? <p>{t('mails.without', { count: without })}</p> : null}
    </>
  );
}
