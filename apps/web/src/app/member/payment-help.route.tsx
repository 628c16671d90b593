import { useQuery } from '@tanstack/react-query';
import { ownPaymentsQuery } from '../../features/payments/api/payments-api.ts';
import { FindPayment } from '../../features/payments/components/find-payment.tsx';
import { NewestPayment, NoPayment } from '../../features/payments/components/newest-payment.tsx';
import { PaymentSkeleton } from '../../features/payments/components/payment-skeleton.tsx';
import { TreasurerContact } from '../../features/payments/components/treasurer-contact.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import type { LoadedPage } from '../../shared/router/route.ts';
import { prefetch } from '../prefetch.ts';

function PaymentHelpRoute() {
  const t = useMessages('payments');
  const source = useQuery(ownPaymentsQuery);
  return (
    <ScreenWrapper title={t('help.title')}>
      <ListStates
        source={source}
        isEmpty={(payments) => payments.length === 0}
        loading={<PaymentSkeleton />}
        empty={<NoPayment />}
        ready={([newest]) => (newest ? <NewestPayment key={newest.id} id={newest.id} /> : null)}
      />
      <FindPayment />
      <TreasurerContact />
    </ScreenWrapper>
  );
}

export const paymentHelpPage: LoadedPage = {
  Component: PaymentHelpRoute,
  prefetch: () => prefetch(ownPaymentsQuery),
};
