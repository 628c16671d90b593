import { IconReceiptOff } from '@tabler/icons-react';
import { ownPaymentsQuery } from '../../features/payments/api/payments-api.ts';
import { PaymentSkeleton } from '../../features/payments/components/payment-skeleton.tsx';
import { PaymentView } from '../../features/payments/components/payment-view.tsx';
import { useOwnPayment } from '../../features/payments/model/use-own-payment.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import type { LoadedPage } from '../../shared/router/route.ts';
import { prefetch } from '../prefetch.ts';
import { useProfileId } from '../use-profile-id.ts';

/** One purchase. The address stays the same from Pay to the receipt, so a reload loses nothing. */
function PaymentOwnRoute() {
  const id = useProfileId();
  return id === null ? <UnknownPayment /> : <OwnPaymentPage key={id} id={id} />;
}

function OwnPaymentPage({ id }: { id: number }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { source, learn, check } = useOwnPayment(id);
  return (
    <ListStates
      source={source}
      isEmpty={(payment) => payment === null}
      loading={<PaymentSkeleton />}
      empty={<UnknownPayment />}
      ready={(payment) =>
        payment && (
          <PaymentView
            {...{ payment, learn, check }}
            opensCheckout={search.has('pay')}
            onOpened={() => setSearch({}, { replace: true })}
            onClosed={() => void navigate(paths.payment, { replace: true, state: 'dismissed' })}
          />
        )
      }
    />
  );
}

function UnknownPayment() {
  const t = useMessages('payments');
  return (
    <>
      <PageTitle title={t('unknown.title')} />
      <StatePanel
        isPage
        icon={<IconReceiptOff />}
        title={t('unknown.title')}
        action={<ButtonLink to={paths.paymentHelp}>{t('paidBut')}</ButtonLink>}
      >
        <p>{t('unknown.text')}</p>
      </StatePanel>
    </>
  );
}

export const paymentOwnPage: LoadedPage = {
  Component: PaymentOwnRoute,
  prefetch: () => prefetch(ownPaymentsQuery),
};
