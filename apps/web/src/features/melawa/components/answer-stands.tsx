import type { OwnMelawa } from '@suchi/contracts/melawa';
import { IconTicket } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { usePayFee } from '../model/use-pay-fee.ts';

/** After the last day for an answer: what it was, and what can still be paid. */
export function AnswerStands({ own }: { own: OwnMelawa }) {
  const t = useMessages('melawa');
  const { pay, isPaying } = usePayFee();
  const isComing = own.answer?.is_coming === true;
  const mayPay = own.to_pay > 0 && own.is_payable && own.phase !== 'after';
  return (
    <StatePanel
      icon={<IconTicket size={36} />}
      title={isComing ? t('strip.coming', { count: own.people }) : t('strip.closed')}
      action={
        mayPay ? (
          <Button isBusy={isPaying} onClick={() => pay(own.to_pay)}>
            {t('strip.pay', { amount: formatRupees(own.to_pay) })}
          </Button>
        ) : own.seats > 0 ? (
          <ButtonLink to={paths.melawaPass}>{t('pass.title')}</ButtonLink>
        ) : null
      }
    >
      {isComing ? (
        own.to_pay > 0 ? (
          <p>{t('form.atDesk')}</p>
        ) : null
      ) : own.event.takes_walk_ins ? (
        <p>{t('strip.walkIn')}</p>
      ) : null}
    </StatePanel>
  );
}
