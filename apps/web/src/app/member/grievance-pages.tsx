import { formatGrievanceReference } from '@suchi/domain/grievances';
import { IconScale } from '@tabler/icons-react';
import { GrievanceList } from '../../features/grievances/components/grievance-list.tsx';
import { OneGrievance } from '../../features/grievances/components/one-grievance.tsx';
import { WriteGrievance } from '../../features/grievances/components/write-grievance.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { NotFoundRoute } from '../failures/not-found.route.tsx';
import { useProfileId } from '../use-profile-id.ts';
import { ForMembers } from './for-members.tsx';

export function SettingsGrievancesRoute() {
  const t = useMessages('grievances');
  return (
    <ForMembers>
      <ScreenWrapper title={t('title')} icon={<IconScale size={24} />} lead={t('lead')}>
        <GrievanceList />
      </ScreenWrapper>
    </ForMembers>
  );
}

export function SettingsGrievanceNewRoute() {
  const t = useMessages('grievances');
  return (
    <ForMembers>
      <ScreenWrapper title={t('write')}>
        <WriteGrievance />
      </ScreenWrapper>
    </ForMembers>
  );
}

export function SettingsGrievanceRoute() {
  const t = useMessages('grievances');
  const id = useProfileId();
  if (id === null) return <NotFoundRoute />;
  return (
    <ForMembers>
      <ScreenWrapper title={t('one.title', { reference: formatGrievanceReference(id) })}>
        <OneGrievance key={id} id={id} />
      </ScreenWrapper>
    </ForMembers>
  );
}
