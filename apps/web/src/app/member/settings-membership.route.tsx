import { IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { searchStandingQuery } from '../../entities/own-profile/search-standing-query.ts';
import { offersQuery } from '../../features/payments/api/payments-api.ts';
import { OwnOrders } from '../../features/payments/components/own-orders.tsx';
import { ReceiptList } from '../../features/payments/components/receipt-list.tsx';
import { MembershipStanding } from '../../features/settings/components/membership-standing.tsx';
import { SubscriptionList } from '../../features/settings/components/subscription-list.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { MembersOnly } from './members-only.tsx';

export function SettingsMembershipRoute() {
  const t = useMessages('settings');
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
  const standing = useQuery(searchStandingQuery);
  const { data: offers } = useQuery(offersQuery);
  const renewal = offers?.subscription.is_open && offers.is_payable ? offers.subscription : null;
  return (
    <>
      <ListStates
        source={standing}
        isEmpty={() => false}
        loading={<Skeleton height={110} />}
        empty={null}
        ready={(found) => <MembershipStanding standing={found} renewalTill={renewal?.valid_till ?? null} />}
      />
      <OwnOrders />
      <ReceiptList />
      <SubscriptionList />
    </>
  );
}
