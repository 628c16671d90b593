import { IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { searchAccessQuery } from '../../entities/own-profile/search-access-query.ts';
import { offersQuery } from '../../features/payments/api/payments-api.ts';
import { OwnOrders } from '../../features/payments/components/own-orders.tsx';
import { ReceiptList } from '../../features/payments/components/receipt-list.tsx';
import { MembershipLine } from '../../features/account/components/membership-line.tsx';
import { SubscriptionList } from '../../features/account/components/subscription-list.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { MembersOnly } from './members-only.tsx';

export function SettingsMembershipRoute() {
  const t = useMessages('account');
  const { roleName } = useCurrentUser();
  const isMember = roleName === 'user';
  return (
    <ScreenWrapper
      title={t('membership.title')}
      icon={<IconCrown size={24} />}
      lead={isMember ? t('membership.lead') : null}
    >
      {isMember ? <OwnMembership /> : <MembersOnly />}
    </ScreenWrapper>
  );
}

function OwnMembership() {
  const access = useQuery(searchAccessQuery);
  const { data: offers } = useQuery(offersQuery);
  const renewal = offers?.subscription.is_open && offers.is_payable ? offers.subscription : null;
  return (
    <>
      <ListStates
        source={access}
        isEmpty={() => false}
        loading={<Skeleton height={110} />}
        empty={null}
        ready={(found) => <MembershipLine access={found} renewalTill={renewal?.valid_till ?? null} />}
      />
      <OwnOrders />
      <ReceiptList />
      <SubscriptionList />
    </>
  );
}
