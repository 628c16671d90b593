import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { tellBlocked } from '../../entities/member-safety/tell-blocked.ts';
import { markOpened } from '../../entities/profile-card/opened-profiles.ts';
import { discoveryKey } from '../../entities/profile-mark/discovery-key.ts';
import { type FactTab, factTabs } from '../../entities/profile-sheet/fact-tabs.tsx';
import { openedProfileQuery } from '../../features/profile-page/api/opened-profile-query.ts';
import { ProfilePage } from '../../features/profile-page/components/profile-page.tsx';
import { ProfilePageSkeleton } from '../../features/profile-page/components/profile-page-skeleton.tsx';
import {
  findProfileRefusal,
  ProfileRefused,
} from '../../features/profile-page/components/profile-refused.tsx';
import { WalkBar } from '../../features/profile-page/components/walk-bar.tsx';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import type { Params } from '../../shared/router/match-path.ts';
import type { LoadedPage } from '../../shared/router/route.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { prefetch } from '../prefetch.ts';
import { parseProfileId, useProfileId } from '../use-profile-id.ts';
import { InterestSheets } from './interest-sheets.tsx';
import { useResultWalk } from './use-result-walk.ts';

/** Lazy: it is below the first screen. */
const HoroscopeMatch = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/horoscope/components/horoscope-match.tsx'),
    loadMessages(['horoscope']),
  ]);
  return module.HoroscopeMatch;
});

/** Another member's profile, opened alone or from a search result. */
function ProfileRoute() {
  const t = useMessages('member');
  const id = useProfileId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { walk, backTo, onBack } = useResultWalk(id);
  // A blocked profile must not be refetched while leaving the page.
  const [blockedId, setBlockedId] = useState<number | null>(null);

  function leaveBlocked(profileId: number, blockId: number | null) {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: discoveryKey });
    const opened = queryClient.getQueryData(openedProfileQuery(profileId).queryKey);
    setBlockedId(profileId);
    queryClient.removeQueries({ queryKey: openedProfileQuery(profileId).queryKey });
    refresh();
    const name = (opened && namesOf(opened.card).calledBy) || t('pages.profile');
    tellBlocked({ name, blockId, onUndone: refresh });
    if (onBack) onBack();
    else void navigate(backTo, { replace: true });
  }

  if (id === null) return <ProfileRefused refusal="gone" />;
  if (id === blockedId) return <ProfilePageSkeleton />;
  return (
    <Opened
      key={id}
      id={id}
      bar={{ back: { to: backTo, onBack }, walk }}
      onBlocked={(blockId) => leaveBlocked(id, blockId)}
    />
  );
}

interface OpenedProps {
  id: number;
  bar: Pick<ComponentProps<typeof WalkBar>, 'back' | 'walk'>;
  onBlocked: (blockId: number | null) => void;
}

function Opened({ id, bar, onBlocked }: OpenedProps) {
  const t = useMessages('member');
  const { id: userId } = useCurrentUser();
  const source = useQuery(openedProfileQuery(id));
  const [tab, setTab] = useTab();
  // Checked before cached data: a profile that is now hidden must not be shown from the cache.
  const isOpen = source.data !== undefined;
  useEffect(() => {
    if (isOpen) markOpened(id);
  }, [id, isOpen]);
  const refusal = findProfileRefusal(source.error);
  const isOverPhoto = refusal === null && (source.data !== undefined || source.error === null);
  return (
    <>
      <WalkBar {...bar} isOverPhoto={isOverPhoto} />
      {source.data === undefined && refusal === null ? <PageTitle title={t('pages.profile')} /> : null}
      {refusal ? (
        <ProfileRefused refusal={refusal} />
      ) : (
        <ListStates
          source={source}
          isEmpty={() => false}
          loading={<ProfilePageSkeleton />}
          empty={null}
          ready={(profile) => (
            <ProfilePage
              {...{ profile, userId, tab, onTab: setTab, onBlocked }}
              horoscope={
                <HoroscopeMatch
                  profileId={id}
                  name={namesOf(profile.card).calledBy}
                  fallback={<Skeleton height={64} />}
                />
              }
              interestSheet={(sheet) => <InterestSheets card={profile.card} {...sheet} />}
            />
          )}
        />
      )}
    </>
  );
}

/** The open tab, in the URL unless it is General. */
function useTab(): [FactTab, (tab: FactTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = factTabs.find((each) => each === search.get('tab')) ?? 'general';
  const setTab = (chosen: FactTab) =>
    setSearch(chosen === 'general' ? {} : { tab: chosen }, { replace: true, preventScrollReset: true });
  return [tab, setTab];
}

function prefetchProfile(params: Params): Promise<void> {
  const id = parseProfileId(params['id']);
  return prefetch(currentUserQuery, ...(id === null ? [] : [openedProfileQuery(id)]));
}

export const profilePage: LoadedPage = { Component: ProfileRoute, prefetch: prefetchProfile };
