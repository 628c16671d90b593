import type { OwnPayment } from '@suchi/contracts/money';
import { IconHelpCircle, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { againLink } from '../model/bought.ts';
import { CopyReference } from './copy-reference.tsx';
import { FactRows } from './fact-rows.tsx';
import { PayBar } from './pay-bar.tsx';
import { PhaseHead } from './phase-head.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './choose-page.module.css';

interface StartedViewProps {
  payment: OwnPayment;
  isBusy: boolean;
  /** How the question to the bank stands. */
  asking: 'idle' | 'pending' | 'success' | 'error';
  onPay: () => void;
  alert: ReactNode;
}

const leads = {
  idle: 'started.lead',
  pending: 'started.asking',
  success: 'started.lead',
  error: 'started.notAsked',
} as const;

/** Begun, and no try to pay is known yet. */
export function StartedView({ payment, isBusy, asking, onPay, alert }: StartedViewProps) {
  const t = useMessages('payments');
  const price = formatRupees(payment.amount);
  const lead = isBusy ? 'started.opening' : leads[asking];
  return (
    <>
      <PhaseHead icon={<IconWallet size={32} />} title={t('started.title')}>
        <p role="status">{t(lead)}</p>
      </PhaseHead>
      <FactRows
        rows={[
          { label: t(`what.${payment.order_type}`), value: price },
          { label: t('waiting.started'), value: formatMoment(payment.started_at) },
          { label: t('reference'), value: <CopyReference reference={payment.reference} /> },
        ]}
      />
      <Row as="p" gap={3} tone="soft" className={classes.line}>
        <IconHelpCircle size={24} aria-hidden="true" />
        <Link to={paths.paymentHelp}>{t('paidBut')}</Link>
      </Row>
      {payment.checkout === null ? (
        <PayBar note={t('started.notPayable')}>
          <ButtonLink {...againLink(payment)} size="large">
            {t('started.startAgain')}
          </ButtonLink>
        </PayBar>
      ) : (
        <PayBar alert={alert} note={payment.order_type === 'melawa' ? null : t('choose.noRenewal')}>
          <Button size="large" isBusy={isBusy} onClick={onPay}>
            {t('pay', { price })}
          </Button>
        </PayBar>
      )}
    </>
  );
}
