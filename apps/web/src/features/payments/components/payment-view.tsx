import type { OwnPayment } from '@suchi/contracts/money';
import { type ReactNode, useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useCheckout } from '../model/use-checkout.ts';
import { useOnce } from '../model/use-once.ts';
import { isUnsettled, type useOwnPayment } from '../model/use-own-payment.ts';
import { DeclinedView } from './declined-view.tsx';
import { ExpiredView, RefundedView } from './ended-view.tsx';
import { PaidView } from './paid-view.tsx';
import { ScriptAlert } from './script-alert.tsx';
import { StartedView } from './started-view.tsx';
import { WaitingView } from './waiting-view.tsx';

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
