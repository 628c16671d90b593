import { TodayPage } from '../../features/melawa-today/components/today-page.tsx';
import { ForMembers } from './for-members.tsx';

export function MelawaTodayRoute() {
  return (
    <ForMembers>
      <TodayPage />
    </ForMembers>
  );
}
