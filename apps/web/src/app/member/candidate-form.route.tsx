import type { ReadProfile } from '@suchi/contracts/profiles';
import { canEditProfile } from '@suchi/domain/lifecycle';
import { IconCircleCheck, IconHeartHandshake, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ContactOffice } from '../../entities/association/contact-office.tsx';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { authoringQuery } from '../../features/authoring/api/authoring-api.ts';
import { CandidateForm, type PreferencesParts } from '../../features/authoring/components/candidate-form.tsx';
import { candidatePath, officePaths } from '../../shared/config/office-paths.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useIsAt, useLocation, useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import type { Location } from '../../shared/router/location.ts';
import type { Params } from '../../shared/router/match-path.ts';
import type { LoadedPage } from '../../shared/router/route.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../query-client.ts';
import { MembersOnly } from './members-only.tsx';
import { reactivated } from './use-after-reactivation.ts';

const loadSection = () => import('../../features/preferences/preferences-section.tsx');
const loadBeside = () => import('../../features/preferences/how-many-fit.tsx');

/** Lazy: most visits change the profile and not these. */
const preferencesParts: PreferencesParts = {
  Section: lazyPart(async () => {
    const [module] = await Promise.all([loadSection(), loadMessages(['fit', 'preferences'])]);
    return module.PreferencesSection;
  }),
  Beside: lazyPart(async () => {
    const [module] = await Promise.all([loadBeside(), loadMessages(['fit', 'preferences'])]);
    return module.HowManyFit;
  }),
};

/** Create and edit are one page: a member with a profile edits it under either address. */
function CandidateFormRoute() {
  const { roleName } = useCurrentUser();
  const [search] = useSearchParams();
  const t = useMessages('authoring');
  // Staff have no profile of their own, but may act as a member.
  if (roleName === 'user' || search.has('user')) return <MemberForm />;
  return (
    <ScreenWrapper title={t('title.edit')}>
      <MembersOnly />
    </ScreenWrapper>
  );
}

function MemberForm() {
  const t = useMessages('authoring');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { id: currentUserId } = useCurrentUser();
  const { state } = useLocation();
  const user = search.get('user') ?? undefined;
  const source = useQuery(authoringQuery(user));
  const isCreating = useIsAt(paths.candidateCreate) && !source.data?.standing;
  const title = t(isCreating ? 'title.create' : 'title.edit');
  if (source.data && mayEdit(source.data)) {
    const backTo = source.data.owner.id === currentUserId ? null : findWayBack(source.data);
    return (
      <>
        {state === reactivated ? <Welcome isShown={source.data.standing?.status === 'Active'} /> : null}
        <CandidateForm
          // A new form for each member.
          key={source.data.owner.id}
          source={source.data}
          user={user}
          currentUserId={currentUserId}
          title={title}
          backTo={backTo}
          onDone={() => void navigate(backTo ?? paths.home)}
          preferences={preferencesParts}
        />
      </>
    );
  }
  return (
    <ScreenWrapper title={title}>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<FormSkeleton />}
        empty={null}
        ready={(data) => <ClosedForm status={data.standing?.status} />}
      />
    </ScreenWrapper>
  );
}

/** To the candidate's page; a member without a profile has none. */
function findWayBack({ standing }: ReadProfile): string {
  return standing ? candidatePath(standing.id) : officePaths.users;
}

/** What the answer changed, and what to do now. */
function Welcome({ isShown }: { isShown: boolean }) {
  const t = useMessages('member');
  return (
    <div role="status">
      <Banner tone="success" icon={<IconCircleCheck />} title={t('reactivated.title')}>
        {t(isShown ? 'reactivated.shown' : 'reactivated.unfinished')}
      </Banner>
    </div>
  );
}

function mayEdit({ standing }: ReadProfile): boolean {
  return canEditProfile(standing?.status ?? null);
}

function ClosedForm({ status }: { status: string | undefined }) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  if (status === 'married') {
    return (
      <StatePanel
        icon={<IconHeartHandshake />}
        title={t('closed.married.title')}
        action={<ButtonLink to={paths.settingsMarkMarried}>{t('closed.married.action')}</ButtonLink>}
      >
        <p>{t('closed.married.text')}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      tone="error"
      icon={<IconLock />}
      title={t('closed.Blocked.title')}
      action={<ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>}
    >
      <p>{t('closed.Blocked.text')}</p>
      <p>
        <ContactOffice />
      </p>
    </StatePanel>
  );
}

function FormSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Skeleton height={44} />
      {['one', 'two', 'three', 'four'].map((field) => (
        <Skeleton key={field} height={80} />
      ))}
    </div>
  );
}

function prefetchForm(_params: Params, { search }: Location): Promise<void> {
  const form = authoringQuery(new URLSearchParams(search).get('user') ?? undefined);
  // Of the form that was open before: the server may have newer data.
  queryClient.removeQueries({ queryKey: form.queryKey, type: 'inactive' });
  return prefetch(currentUserQuery, form);
}

export const candidateFormPage: LoadedPage = { Component: CandidateFormRoute, prefetch: prefetchForm };

/**
 * The form for the keyboard of the office. It is a part of this page's file: apart from it, the bundler would make files
 * of all that both share, and every member would pay for them.
 */
export { DeskForm } from '../../features/authoring/desk/desk-form.tsx';
