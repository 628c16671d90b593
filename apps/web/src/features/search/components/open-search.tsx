import type { SearchAccess } from '@suchi/contracts/discovery';
import { oppositeGender } from '@suchi/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { SearchAreaSkeleton } from './search-area-skeleton.tsx';
import { SearchView } from './search-view.tsx';

/** With both genders allowed, start with the gender opposite to the member's own profile. */
export function OpenSearch({ genders }: Pick<SearchAccess, 'genders'>) {
  const canChoose = genders.length > 1;
  const { data: own, isLoading } = useQuery({ ...ownSheetQuery, enabled: canChoose });
  if (canChoose && isLoading) return <SearchAreaSkeleton />;
  const ownGender = own?.sheet.profile.gender ?? null;
  const usual = ownGender === null ? (genders[0] ?? null) : oppositeGender(ownGender);
  return <SearchView usualGender={canChoose ? usual : null} />;
}
