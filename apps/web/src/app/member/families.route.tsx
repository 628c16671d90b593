import { familyLists } from '@suchi/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { familyListQuery } from '../../features/families/api/families-queries.ts';
import { familyCountsQuery } from '../../features/families/api/family-counts-query.ts';
import { FamiliesPage } from '../../features/families/components/families-page.tsx';
import { InterestMissing, InterestPage } from '../../features/families/components/interest-page.tsx';
import { useSeenMessages } from '../../features/safety/model/new-messages.ts';
import { familiesPath } from '../../shared/config/paths.ts';
import { forgetTrail } from '../../shared/navigation/forget-trail.ts';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import type { Location } from '../../shared/router/location.ts';
import type { Params } from '../../shared/router/match-path.ts';
import type { LoadedPage } from '../../shared/router/route.ts';
import { prefetch } from '../prefetch.ts';
import { useProfileId } from '../use-profile-id.ts';
import { MembersOnly } from './members-only.tsx';
import { useFamilyDialogs } from './use-family-dialogs.tsx';

const readList = (search: URLSearchParams) =>
  familyLists.find((list) => list === search.get('list')) ?? 'received';

/** Staff write to nobody. */
function FamiliesRoute() {
  const { roleName } = useCurrentUser();
  return roleName === 'user' ? <Families /> : <MembersOnly />;
}

function Families() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { actions, dialog } = useFamilyDialogs();
  const list = readList(search);
  // Profiles opened from here are not part of the last search result.
  useEffect(forgetTrail, []);
  return (
    <>
      {list === 'received' ? <SeenMails /> : null}
      <FamiliesPage
        list={list}
        page={readPage(search)}
        onList={(next) => void navigate(familiesPath(next), { replace: true, preventScrollReset: true })}
        actions={actions}
      />
      {dialog}
    </>
  );
}

/** Mails of other members stand in the list, so they are no longer new. */
function SeenMails() {
  const { data: profile } = useQuery(ownProfileQuery);
  useSeenMessages(profile?.messages_received ?? null);
  return null;
}

function InterestRoute() {
  const { roleName } = useCurrentUser();
  return roleName === 'user' ? <OneInterest /> : <MembersOnly />;
}

function OneInterest() {
  const id = useProfileId();
  const navigate = useNavigate();
  const { actions, dialog } = useFamilyDialogs();
  useEffect(forgetTrail, []);
  if (id === null) return <InterestMissing />;
  return (
    <>
      <InterestPage
        key={id}
        id={id}
        actions={actions}
        onClosed={() => void navigate(familiesPath('accepted'), { replace: true })}
      />
      {dialog}
    </>
  );
}

function prefetchFamilies(_params: Params, { search }: Location): Promise<void> {
  const address = new URLSearchParams(search);
  return prefetch(currentUserQuery, familyCountsQuery, familyListQuery(readList(address), readPage(address)));
}

export const familiesPage: LoadedPage = { Component: FamiliesRoute, prefetch: prefetchFamilies };
export const interestPage: LoadedPage = { Component: InterestRoute };
