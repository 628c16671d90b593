import { useSupport } from '../../entities/association/use-support.ts';
import { displayName } from '../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ConnectWithUs } from '../../features/home/components/connect-with-us.tsx';
import { paymentPath } from '../../shared/config/paths.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useNavigate, useSearchParams } from '../../shared/router/hooks.ts';

/** Lazy: few members have an order. */
const HomeOrders = lazyPart(() =>
  import('../../features/payments/components/home-orders.tsx').then((module) => module.HomeOrders),
);

/** Lazy: few visits order the book. */
const OrderSuchi = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/payments/components/order-suchi.tsx'),
    loadMessages(['payments', 'deliveryAddress']),
  ]);
  return module.OrderSuchi;
});

/** What every member's home ends with: orders, the order dialog and the chat. */
export function HomeFoot() {
  const user = useCurrentUser();
  const { chatUrl } = useSupport();
  return (
    <>
      {user.has_orders === false ? null : <HomeOrders />}
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
    <OrderSuchi
      onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
      onOrdered={({ id }) => void navigate(paymentPath(id, { pay: true }))}
    />
  );
}
