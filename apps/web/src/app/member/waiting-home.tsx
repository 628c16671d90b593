import type { OwnStanding } from '@suchi/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { buySuchiPath } from '../../entities/association/buy-suchi.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { formatRupees } from '../../entities/offer/format-rupees.ts';
import { searchAccessQuery } from '../../entities/own-profile/search-access-query.ts';
import { GoodToKnow } from '../../features/home/components/good-to-know.tsx';
import { Meanwhile } from '../../features/home/components/meanwhile.tsx';
import { NextSteps } from '../../features/home/components/next-steps.tsx';
import { SearchLine } from '../../features/home/components/search-line.tsx';
import { UnderReview } from '../../features/home/components/under-review.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useOnSale } from '../shell/use-on-sale.ts';
import { HomeFoot } from './home-foot.tsx';
import { useSeason } from './use-season.ts';

interface WaitingHomeProps {
  profile: OwnStanding | null;
  isUnderReview: boolean;
}

/** Home of a member who cannot search yet: one message, what comes next, what to do meanwhile. */
export function WaitingHome({ profile, isUnderReview }: WaitingHomeProps) {
  const t = useMessages('home');
  const { first_name: accountName } = useCurrentUser();
  const season = useSeason();
  const { data: access } = useQuery(searchAccessQuery);
  const status = profile?.status ?? null;
  const isSearchOnSale = useOnSale('subscription');
  const price = access && isSearchOnSale && t('searchPrice', { price: formatRupees(access.price_paise) });
  return (
    <>
      {profile && isUnderReview ? <UnderReview profile={profile} accountName={accountName} /> : null}
      {access ? <SearchLine status={status} access={access} /> : null}
      <NextSteps
        status={status}
        season={season}
        texts={{
          ...(price && { search: price }),
          ...(profile?.submitted_at && { sent: formatMoment(profile.submitted_at) }),
        }}
      />
      {profile === null ? <GoodToKnow /> : null}
      {status === 'Blocked' || status === 'married' || !season.isSuchiOnSale ? null : (
        <Meanwhile suchiPath={buySuchiPath()} />
      )}
      <HomeFoot />
    </>
  );
}
