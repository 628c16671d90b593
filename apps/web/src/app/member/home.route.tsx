import { isStaffRole } from '@suchi/domain/accounts';
import type { OwnStanding } from '@suchi/contracts/accounts';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { ContactOffice } from '../../entities/association/contact-office.tsx';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { isAskedToReactivate } from '../../entities/own-profile/own-banners.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { searchAccessQuery } from '../../entities/own-profile/search-access-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { familyCountsQuery } from '../../features/families/api/family-counts-query.ts';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import { ownQuestionQuery } from '../../features/still-looking/own-question.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { Location } from '../../shared/router/location.ts';
import type { Params } from '../../shared/router/match-path.ts';
import type { LoadedPage } from '../../shared/router/route.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../query-client.ts';
import { ActiveHome } from './active-home.tsx';
import { HomeGreeting } from './home-greeting.tsx';
import { QuestionCard } from './still-looking.tsx';
import { useAfterReactivation } from './use-after-reactivation.ts';
import { WaitingHome } from './waiting-home.tsx';
import { OpenSearch } from '../../features/search/components/search-area.tsx';

/** Starts all requests of home at once. A subscriber's home begins with the search. */
async function prefetchHome(_params: Params, { search }: Location): Promise<void> {
  // The header asks for the counts too; home does not wait for them.
  void prefetch(familyCountsQuery);
  await prefetch(
    currentUserQuery,
    ownProfileQuery,
    adminSettingQuery,
    searchAccessQuery,
    editionQuery,
    ownQuestionQuery,
  );
  if (queryClient.getQueryData(ownQuestionQuery.queryKey)) await QuestionCard.load();
  const access = queryClient.getQueryData(searchAccessQuery.queryKey);
  // With a choice of genders, the search itself finds out which one it begins with.
  if (access?.is_allowed && access.genders.length === 1) await prefetchSearch(search);
}

function HomeRoute() {
  const { roleName } = useCurrentUser();
  return isStaffRole(roleName) ? <AdminHome /> : <MemberHome />;
}

/** One message for one task; which one depends on the profile's status. */
function MemberHome() {
  const { data: profile } = useQuery(ownProfileQuery);
  return (
    <Reactivation profile={profile} opensByItself onReactivated={useAfterReactivation()}>
      {(open) => {
        const status = (
          <OwnProfileStanding contact={<ContactOffice />} onReactivate={open} maxMissingShown={3} />
        );
        if (profile?.status === 'Active') {
          return <ActiveHome profile={profile} notice={isAskedToReactivate(profile) ? status : null} />;
        }
        return (
          <HomeGreeting>
            {isUnderReview(profile) ? null : status}
            {profile === undefined ? null : (
              <WaitingHome profile={profile} isUnderReview={isUnderReview(profile)} />
            )}
          </HomeGreeting>
        );
      }}
    </Reactivation>
  );
}

/** A profile of an earlier year first asks whether its owner is still looking. */
function isUnderReview(profile: OwnStanding | null | undefined): boolean {
  return profile?.status === 'Pending' && !isAskedToReactivate(profile);
}

function AdminHome() {
  const t = useMessages('member');
  return (
    <HomeGreeting>
      <Banner
        tone="plain"
        icon={<IconBuildingCommunity />}
        title={t('home.adminTitle')}
        action={<ButtonLink to={paths.admin}>{t('home.openOffice')}</ButtonLink>}
      >
        {t('home.adminText')}
      </Banner>
    </HomeGreeting>
  );
}

export const homePage: LoadedPage = { Component: HomeRoute, prefetch: prefetchHome };

/** Loads the search and the page of it that the query string asks for. */
async function prefetchSearch(query: string): Promise<void> {
  const firstPage = import('../../features/search/api/first-page-query.ts').then(({ firstPageQuery }) =>
    prefetch(firstPageQuery(query)),
  );
  await Promise.all([firstPage, OpenSearch.load()]);
}
