import type { OwnPayment } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconArrowBackUp, IconClockX } from '@tabler/icons-react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CopyReference } from './copy-reference.tsx';
import { FactRows } from './fact-rows.tsx';
import { PhaseHead } from './phase-head.tsx';

/** The bank never confirmed it. */
export function ExpiredView({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  return (
    <>
      <PhaseHead icon={<IconClockX size={32} />} title={t('expired.title')}>
        {t('expired.text', { date: formatCalendarDate(payment.settled_by) })}
      </PhaseHead>
      <EndedFacts payment={payment} />
      <ButtonLink to={paths.payment} size="large" fullWidth>
        {t('expired.again')}
      </ButtonLink>
      <p>
        <Link to={paths.paymentHelp}>{t('paidBut')}</Link>
      </p>
    </>
  );
}

/** All of it went back. */
export function RefundedView({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  return (
    <>
      <PhaseHead tone="info" icon={<IconArrowBackUp size={32} />} title={t('refunded.title')}>
        {t('refunded.text', { price: formatRupees(payment.refunded) })}
      </PhaseHead>
      <EndedFacts payment={payment} />
      <ButtonLink to={paths.settingsMembership} look="default" size="large" fullWidth reloadDocument>
        {t('refunded.receipts')}
      </ButtonLink>
    </>
  );
}

function EndedFacts({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  return (
    <FactRows
      rows={[
        { label: t(`what.${payment.order_type}`), value: formatRupees(payment.amount) },
        { label: t('waiting.started'), value: formatMoment(payment.started_at) },
        { label: t('reference'), value: <CopyReference reference={payment.reference} /> },
      ]}
    />
  );
}
