import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnChanges } from '../../features/own-profile/components/own-changes.tsx';
import { RevisionNotice } from '../../features/own-profile/components/revision-notice.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** What a family changed in its approved profile. */
export function CandidateChangesRoute() {
  const t = useMessages('ownProfile');
  const { data: profile } = useQuery(ownProfileQuery);
  return (
    <ScreenWrapper title={t('changes.title')} lead={profile?.revision ? t('changes.lead') : null}>
      {profile?.revision ? <RevisionNotice revision={profile.revision} withoutView /> : null}
      <OwnChanges />
    </ScreenWrapper>
  );
}
