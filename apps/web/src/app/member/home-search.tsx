import type { OwnStanding } from '@suchi/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { displayName } from '../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { searchStandingQuery } from '../../entities/own-profile/search-standing-query.ts';
import { ConnectWithUs } from '../../features/home/components/connect-with-us.tsx';
import { GoodToKnow } from '../../features/home/components/good-to-know.tsx';
import { NextSteps } from '../../features/home/components/next-steps.tsx';
import { SuchiOffer } from '../../features/home/components/suchi-offer.tsx';
import { ownOrdersQuery } from '../../features/payments/api/payments-api.ts';
import { HomeOrders } from '../../features/payments/components/home-orders.tsx';
import { SearchArea } from '../../features/search/components/search-area.tsx';
import { buySuchiPath } from '../../entities/association/buy-suchi.ts';
import { paymentPath } from '../../shared/config/paths.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { findChatUrl } from '../../shared/config/chat-url.ts';
import { prefetch } from '../prefetch.ts';
import { useSuchiSale } from '../shell/use-suchi-sale.ts';

/** Lazy: few visits order the book. */
const OrderSuchi = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/payments/components/order-suchi.tsx'),
    loadMessages(['payments']),
  ]);
  return { default: module.OrderSuchi };
});

interface HomeSearchProps {
  profile: OwnStanding | null;
}

export function askForSearch(): void {
  prefetch(searchStandingQuery, editionQuery, ownOrdersQuery);
}

/** The lower part of home: search, offers and contact. */
export function HomeSearch({ profile }: HomeSearchProps) {
  const user = useCurrentUser();
  const status = profile?.status ?? null;
  const chatUrl = findChatUrl();
  return (
    <>
      <SearchArea
        profileStatus={status}
        whileClosed={<NextSteps status={status} />}
        suchiOffer={useSuchiOffer()}
      />
      <HomeOrders />
      {profile === null ? <GoodToKnow /> : null}
      <OrderDialog />
      {chatUrl === null ? null : <ConnectWithUs chatUrl={chatUrl} name={displayName(user)} />}
    </>
  );
}

/** The target of the green button. */
function OrderDialog() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  if (!search.has('buysuchi')) return null;
  return (
    <Suspense fallback={null}>
      <OrderSuchi
        onClose={() => setSearch({}, { preventScrollReset: true })}
        onOrdered={({ id }) => void navigate(paymentPath(id, { pay: true }))}
      />
    </Suspense>
  );
}

/** Shown under the same rule as the green button. */
function useSuchiOffer(): ReactNode {
  const isOnSale = useSuchiSale();
  const { data: edition } = useQuery(editionQuery);
  const { data: setting } = useQuery(adminSettingQuery);
  if (!isOnSale || !edition) return null;
  return <SuchiOffer edition={edition} orderUntil={setting?.suchi_end_date ?? null} to={buySuchiPath()} />;
}
