import { useQuery } from '@tanstack/react-query';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { searchStandingQuery } from '../../entities/own-profile/search-standing-query.ts';
import { describeSeason, type Season } from '../../features/home/model/steps.ts';
import { useOnSale } from '../shell/use-on-sale.ts';

export function useSeason(): Season {
  const { data: edition = null } = useQuery(editionQuery);
  const { data: standing } = useQuery(searchStandingQuery);
  const isSearchOnSale = useOnSale('subscription');
  const reason = standing?.reason ?? null;
  const isUnpaid = reason === 'subscription_missing' || reason === 'subscription_expired';
  return describeSeason(edition, {
    isSearchOff: reason === 'search_off' || (isUnpaid && !isSearchOnSale),
    isSuchiOnSale: useOnSale('suchi'),
  });
}
