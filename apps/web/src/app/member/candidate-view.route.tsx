import type { ReadProfile } from '@suchi/contracts/profiles';
import { canEditProfile } from '@suchi/domain/lifecycle';
import { IconFileText, IconPencil, IconShieldLock, IconUser, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContactOffice } from '../../entities/association/contact-office.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownSheetQuery } from '../../entities/own-profile/own-sheet-query.ts';
import { ProfileStatusBanner } from '../../entities/own-profile/profile-status-banner.tsx';
import { KeepNumberPanel } from '../../features/own-profile/components/keep-number-panel.tsx';
import { OwnProfileSheet } from '../../features/own-profile/components/own-profile-sheet.tsx';
import { OwnProfileSkeleton } from '../../features/own-profile/components/own-profile-skeleton.tsx';
import { PausePanel } from '../../features/own-profile/components/pause-panel.tsx';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import { RevisionNotice } from '../../features/own-profile/components/revision-notice.tsx';
import { ProofNotice } from '../../features/proof/components/proof-notice.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { EndingLinks } from './ending-links.tsx';
import { MembersOnly } from './members-only.tsx';
import { useAfterReactivation } from './use-after-reactivation.ts';

export function CandidateViewRoute() {
  const { roleName } = useCurrentUser();
  if (roleName === 'user') return <OwnView />;
  return (
    <Frame>
      <MembersOnly />
    </Frame>
  );
}

function OwnView() {
  const source = useQuery(ownSheetQuery);
  return (
    <Frame actions={source.data ? <EditAction {...source.data} /> : null}>
      <ListStates
        source={source}
        isEmpty={({ standing }) => standing === null}
        loading={<OwnProfileSkeleton />}
        empty={<NoCandidate />}
        ready={(profile) => <ReadyView {...profile} />}
      />
    </Frame>
  );
}

function Frame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useMessages('member');
  return (
    <ScreenWrapper title={t('pages.candidateView')} icon={<IconUser size={24} />} actions={actions}>
      {children}
    </ScreenWrapper>
  );
}

function ReadyView({ standing, sheet }: ReadProfile) {
  const t = useMessages('ownProfile');
  return (
    <>
      <Reactivation profile={standing} onReactivated={useAfterReactivation()}>
        {(open) => (
          <ProfileStatusBanner
            profile={standing}
            contact={<ContactOffice />}
            onReactivate={open}
            maxMissingShown={8}
            withoutEdit
          />
        )}
      </Reactivation>
      {standing?.revision ? (
        <>
          <RevisionNotice revision={standing.revision} />
          <p>{t('version')}</p>
        </>
      ) : null}
      {standing?.proof ? <ProofNotice {...standing.proof} /> : null}
      {standing?.status === 'Active' || standing?.status === 'Pending' ? (
        <p>
          <ButtonLink look="default" to={paths.candidateBiodata} icon={<IconFileText size={20} />}>
            {t('biodata')}
          </ButtonLink>
        </p>
      ) : null}
      <OwnProfileSheet sheet={sheet} standing={standing} />
      {standing ? <ConsentLink /> : null}
      {standing?.status === 'Active' ? (
        <>
          <KeepNumberPanel />
          <PausePanel isPaused={standing.is_paused} isByStaff={standing.is_hidden_by_staff}>
            <EndingLinks />
          </PausePanel>
        </>
      ) : null}
    </>
  );
}

function ConsentLink() {
  const t = useMessages('member');
  return (
    <ButtonLink to={paths.settingsData} look="default" icon={<IconShieldLock size={20} />}>
      {t('settings.data')}
    </ButtonLink>
  );
}

/** Not while the profile is blocked or married. */
function EditAction({ standing }: Pick<ReadProfile, 'standing'>) {
  const t = useMessages('member');
  if (standing === null || !canEditProfile(standing.status)) return null;
  return (
    <ButtonLink to={paths.candidateEdit} icon={<IconPencil size={20} />}>
      {t('profileStatus.editProfile')}
    </ButtonLink>
  );
}

function NoCandidate() {
  const t = useMessages('profile');
  const tMember = useMessages('member');
  return (
    <StatePanel
      icon={<IconUserPlus />}
      title={t('view.emptyTitle')}
      action={<ButtonLink to={paths.candidateCreate}>{tMember('profileStatus.addCandidate')}</ButtonLink>}
    >
      <p>{t('view.emptyText')}</p>
    </StatePanel>
  );
}
