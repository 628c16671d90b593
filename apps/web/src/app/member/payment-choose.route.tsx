import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { offersQuery } from '../../features/payments/api/payments-api.ts';
import { ChoosePage } from '../../features/payments/components/choose-page.tsx';
import { PaymentSkeleton } from '../../features/payments/components/payment-skeleton.tsx';
import { rememberPayment } from '../../features/payments/model/use-own-payment.ts';
import { paymentPath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation, useNavigate } from '../../shared/router/hooks.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import type { LoadedPage } from '../../shared/router/route.ts';
import { prefetch } from '../prefetch.ts';
import { MembersOnly } from './members-only.tsx';

function PaymentChooseRoute() {
  const t = useMessages('payments');
  const { roleName } = useCurrentUser();
  if (roleName === 'user') return <OwnChoice />;
  return (
    <ScreenWrapper title={t('choose.title')}>
      <MembersOnly />
    </ScreenWrapper>
  );
}

function OwnChoice() {
  const t = useMessages('payments');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state } = useLocation() as { state: unknown };
  // What is pending changes with every visit.
  const offers = useQuery({ ...offersQuery, staleTime: 0 });
  return (
    <ScreenWrapper title={t('choose.title')} lead={t('choose.lead')}>
      <ListStates
        source={offers}
        isEmpty={() => false}
        loading={<PaymentSkeleton />}
        empty={null}
        ready={(found) => (
          <ChoosePage
            offers={found}
            wasDismissed={state === 'dismissed'}
            onStarted={(payment) => {
              rememberPayment(queryClient, payment);
              void navigate(paymentPath(payment.id, { pay: true }));
            }}
          />
        )}
      />
    </ScreenWrapper>
  );
}

export const paymentChoosePage: LoadedPage = {
  Component: PaymentChooseRoute,
  prefetch: () => prefetch(offersQuery),
};
