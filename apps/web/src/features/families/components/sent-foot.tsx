import type { Interest } from '@suchi/contracts/families';
import { IconArrowBackUp, IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay, formatDayMonth } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useRemind, useWithdraw } from '../api/use-interest-steps.ts';
import classes from './family-card.module.css';

/** Of an interest that waits for an answer: remind once, and withdraw. */
export function SentFoot({ interest }: { interest: Interest }) {
  const t = useMessages('families');
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdraw(t('sent.withdrawn'));
  const name = namesOf(interest.family).calledBy || t('nameless');
  return (
    <div className={classes.foot}>
      <Remind interest={interest} />
      <PlainButton
        aria-haspopup="dialog"
        aria-busy={withdraw.isBusy || undefined}
        onClick={() => setIsAsking(true)}
      >
        <IconArrowBackUp size={22} aria-hidden="true" />
        {t('sent.withdraw')}
      </PlainButton>
      <AlertDialog
        isOpen={isAsking}
        title={t('sent.withdrawTitle')}
        confirmLabel={t('sent.withdraw')}
        onConfirm={() => {
          setIsAsking(false);
          withdraw.run(interest.id);
        }}
        cancel={{ label: t('sent.keep'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('sent.withdrawText', { name })}</p>
      </AlertDialog>
    </div>
  );
}

function Remind({ interest }: { interest: Interest }) {
  const t = useMessages('families');
  const remind = useRemind(t('sent.isReminded'));
  const [now] = useState(() => new Date().toISOString());
  const { id, reminded_at: remindedAt, remind_from: remindFrom } = interest;
  if (remindedAt !== null) return <Quiet words={t('sent.reminded', { date: formatDay(remindedAt) })} />;
  if (remindFrom === null) return null;
  if (new Date(remindFrom).toISOString() > now) {
    return <Quiet words={t('sent.remindFrom', { date: formatDayMonth(remindFrom) })} />;
  }
  return (
    <PlainButton
      aria-busy={remind.isBusy || undefined}
      onClick={() => {
        if (!remind.isBusy) remind.run(id);
      }}
    >
      <IconBell size={22} aria-hidden="true" />
      {t('sent.remind')}
    </PlainButton>
  );
}

const Quiet = ({ words }: { words: string }) => (
  <Text tone="muted" className={classes.quiet}>
    {words}
  </Text>
);
