import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openedProfileQuery } from '../../features/profile-page/api/opened-profile-query.ts';
import type { Walk } from '../../features/profile-page/components/walk-bar.tsx';
import { searchPageQuery, sizeOf } from '../../features/search/api/search-page-query.ts';
import {
  encodeSearchAddress,
  parseSearchAddress,
  type SearchAddress,
} from '../../features/search/model/search-address.ts';
import { paths, profilePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { findNeighbours, type Neighbour, rememberTrail } from '../../shared/navigation/result-trail.ts';
import { useLocation, useNavigate } from '../../shared/router/hooks.ts';
import { showToast } from '../../shared/ui/toast.ts';

interface ResultWalk {
  walk: Walk | null;
  /** The page of the result, or home. */
  backTo: string;
  /** One step back in history, if the viewer came from there. */
  onBack: (() => void) | null;
}

const searchOf = (address: SearchAddress) => `?${encodeSearchAddress(address)}`;

/** Previous and next profile of a search result, and the way back. */
export function useResultWalk(profileId: number | null): ResultWalk {
  const t = useMessages('people');
  const { key } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Steps replace each other, so history still leads back to the result.
  const [isFromInside] = useState(key !== 'default');
  const place = profileId === null ? null : findNeighbours(profileId);
  const [firstSearch] = useState(place?.trail.search);
  const isOnOtherPage = place !== null && place.trail.search !== firstSearch;

  function findGender() {
    return profileId === null
      ? null
      : (queryClient.getQueryData(openedProfileQuery(profileId).queryKey)?.card.gender ?? null);
  }

  async function findOnPage(page: number, isNext: boolean): Promise<number | null> {
    const address = { ...parseSearchAddress(new URLSearchParams(place?.trail.search)), page };
    // The URL leaves out the default gender, but the server needs it.
    const gender = address.filters.gender ?? findGender();
    const { items, total } = await queryClient.fetchQuery({
      ...searchPageQuery({ ...address, filters: { ...address.filters, gender } }),
      // No retry: the viewer is waiting.
      retry: false,
    });
    const ids = items.map(({ id }) => id);
    rememberTrail({ search: searchOf(address), page, ids, total, size: sizeOf(address.view) });
    return ids.at(isNext ? 0 : -1) ?? null;
  }

  async function step(to: Neighbour, isNext: boolean) {
    try {
      const id = 'id' in to ? to.id : await findOnPage(to.page, isNext);
      if (id !== null) await navigate(profilePath(id), { replace: true });
    } catch {
      showToast({ message: t('walkFailed'), tone: 'error' });
    }
  }

  const stepper = (to: Neighbour | null, isNext: boolean) => (to ? () => void step(to, isNext) : null);
  return {
    walk: place && {
      position: place.position,
      total: place.total,
      onPrevious: stepper(place.previous, false),
      onNext: stepper(place.next, true),
    },
    backTo: paths.home + (place?.trail.search ?? ''),
    onBack: isFromInside && !isOnOtherPage ? () => void navigate(-1) : null,
  };
}
