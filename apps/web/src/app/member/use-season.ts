import { useQuery } from '@tanstack/react-query';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { searchAccessQuery } from '../../entities/own-profile/search-access-query.ts';
import { describeSeason, type Season } from '../../features/home/model/steps.ts';
import { useOnSale } from '../shell/use-on-sale.ts';

export function useSeason(): Season {
  const { data: edition = null } = useQuery(editionQuery);
  const { data: access } = useQuery(searchAccessQuery);
  const isSearchOnSale = useOnSale('subscription');
  const reason = access?.reason ?? null;
  const isUnpaid = reason === 'subscription_missing' || reason === 'subscription_expired';
  return describeSeason(edition, {
    isSearchOff: reason === 'search_off' || (isUnpaid && !isSearchOnSale),
    isSuchiOnSale: useOnSale('suchi'),
  });
}
