import type { WaitingCheque } from '@suchi/contracts/treasury';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BounceDialog, ClearDialog } from './cheque-dialogs.tsx';
import classes from './cheque-list.module.css';

export function ChequeList({ cheques }: { cheques: readonly WaitingCheque[] }) {
  return (
    <ul className={classes.list}>
      {cheques.map((cheque) => (
        <ChequeLine key={cheque.payment} cheque={cheque} />
      ))}
    </ul>
  );
}

function ChequeLine({ cheque }: { cheque: WaitingCheque }) {
  const t = useMessages('treasury');
  const [opened, setOpened] = useState<'clear' | 'bounce' | null>(null);
  const { payer: name, number, bank } = cheque;
  return (
    <li className={classes.line}>
      <p className={classes.first}>
        <span>{name}</span>
        <span className={classes.amount}>{formatRupees(cheque.amount)}</span>
      </p>
      <p className={classes.facts}>
        {t('cheques.line', { number, bank, day: formatCalendarDate(cheque.received_on) })}
      </p>
      <div className={classes.actions}>
        <Button
          look="default"
          size="small"
          aria-label={t('cheques.clearedOf', { name })}
          onClick={() => setOpened('clear')}
        >
          {t('cheques.cleared')}
        </Button>
        <Button
          look="default"
          size="small"
          aria-label={t('cheques.bouncedOf', { name })}
          onClick={() => setOpened('bounce')}
        >
          {t('cheques.bounced')}
        </Button>
      </div>
      {opened === 'clear' ? <ClearDialog cheque={cheque} onClose={() => setOpened(null)} /> : null}
      {opened === 'bounce' ? <BounceDialog cheque={cheque} onClose={() => setOpened(null)} /> : null}
    </li>
  );
}
