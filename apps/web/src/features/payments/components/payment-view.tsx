import type { OwnPayment } from '@suchi/contracts/money';
import { type ReactNode, useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { againLink } from '../model/bought.ts';
import { useCheckout } from '../model/use-checkout.ts';
import { useOnce } from '../model/use-once.ts';
import { isUnsettled, type useOwnPayment } from '../model/use-own-payment.ts';
import { DeclinedView } from './declined-view.tsx';
import { PaidView } from './paid-view.tsx';
import { StartedView } from './started-view.tsx';
import { WaitingView } from './waiting-view.tsx';
import { IconArrowBackUp, IconClockX, IconWifiOff } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { formatCalendarDate } from '@suchi/domain/basics';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/router/link.tsx';
import { CopyReference } from './copy-reference.tsx';
import { FactRows } from './fact-rows.tsx';
import { PhaseHead } from './phase-head.tsx';

interface PaymentViewProps extends Pick<ReturnType<typeof useOwnPayment>, 'learn' | 'check'> {
  payment: OwnPayment;
  /** Open the checkout at once: the member has just pressed Pay. */
  opensCheckout: boolean;
  onOpened: () => void;
  /** The member closed the checkout; nothing was taken. */
  onClosed: () => void;
}

/** One purchase, in the phase that the server knows. */
export function PaymentView({ payment, learn, check, opensCheckout, onOpened, onClosed }: PaymentViewProps) {
  const checkout = useCheckout({ payment, onNews: learn, onClosed });
  const ask = () => check.mutate(payment.id);
  useOnce(() => {
    if (opensCheckout) onOpened();
    if (opensCheckout && canPay(payment)) checkout.start();
    else if (isUnsettled(payment) || canPay(payment)) ask();
  });

  const isBusy = checkout.state === 'pending';
  const alert = findAlert(checkout, () => checkout.start());
  const known = checkout.saidPaid && canPay(payment) ? 'waiting' : payment.phase;
  const phase = useKept(known, isBusy && !checkout.saidPaid);
  switch (phase) {
    case 'waiting':
    case 'authorized':
      return <WaitingView payment={payment} asking={check.status} onCheck={ask} />;
    case 'declined':
      return <DeclinedView {...{ payment, isBusy, alert }} onPay={checkout.start} />;
    case 'paid':
      return <PaidView payment={payment} />;
    case 'expired':
      return <ExpiredView payment={payment} />;
    case 'refunded':
      return <RefundedView payment={payment} />;
    case 'started':
    default:
      return (
        <StartedView {...{ payment, isBusy, alert }} asking={check.status} onPay={() => checkout.start()} />
      );
  }
}

/** While the checkout is open, the page below stays as it is: a new phase would take the focus out of the checkout. */
function useKept<Value>(value: Value, isKept: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isKept && kept !== value) setKept(value);
  return isKept ? kept : value;
}

const canPay = ({ phase }: OwnPayment) => phase === 'started' || phase === 'declined';

function findAlert({ state, error }: ReturnType<typeof useCheckout>, onRetry: () => void): ReactNode {
  if (state === 'failed') return <ScriptAlert onRetry={onRetry} />;
  return error === null ? null : <CheckoutError error={error} />;
}

/** The words are kept, because the alert takes focus when they change. */
function CheckoutError({ error }: { error: unknown }) {
  const words = useMemo(() => errorWords(error), [error]);
  return <FormAlert words={words} />;
}

/** The provider's script did not load. */
function ScriptAlert({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('payments');
  const tCommon = useMessages('common');
  return (
    <div role="alert">
      <Banner
        tone="error"
        icon={<IconWifiOff />}
        title={t('script.title')}
        action={
          <Button look="default" onClick={onRetry}>
            {tCommon('tryAgain')}
          </Button>
        }
      >
        {t('script.text')}
      </Banner>
    </div>
  );
}

/** The bank never confirmed it. */
function ExpiredView({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  return (
    <>
      <PhaseHead icon={<IconClockX size={32} />} title={t('expired.title')}>
        {t('expired.text', { date: formatCalendarDate(payment.settled_by) })}
      </PhaseHead>
      <EndedFacts payment={payment} />
      <ButtonLink {...againLink(payment)} size="large" fullWidth>
        {t('expired.again')}
      </ButtonLink>
      <p>
        <Link to={paths.paymentHelp}>{t('paidBut')}</Link>
      </p>
    </>
  );
}

/** All of it went back. */
function RefundedView({ payment }: { payment: OwnPayment }) {
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
