import type { ProofRound } from '@suchi/contracts/print';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { useState } from 'react';
import { DateField } from '../../shared/forms/date-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useOpenRound } from './proof-round-api.ts';
import { refusalWords } from './refusal-words.ts';
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
  function send() {
    if (until === null) return;
    mutate(until, {
      onSuccess: () => showToast({ message: t(isNew ? 'start.done' : 'move.done'), tone: 'success' }),
      onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
    });
  }
  return (
    <section className={classes.card} aria-labelledby="proof-dates">
      <h2 id="proof-dates" className={classes.title}>
        {t(isNew ? 'start.title' : 'move.title')}
      </h2>
      {isNew ? <p>{isNobody ? t('start.none') : t('start.text', { count: round.candidates })}</p> : null}
      <div className={classes.dates}>
        <DateField label={t('start.until')} value={until} onChange={setUntil} min={today} />
        <Button
          look={isNew ? 'filled' : 'default'}
          isBusy={isPending}
          disabled={isNobody || until === null || until === round.until}
          onClick={send}
        >
          {t(isNew ? 'start.action' : 'move.action')}
        </Button>
      </div>
    </section>
  );
}
