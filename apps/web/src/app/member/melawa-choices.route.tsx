import { ChoicesPage } from '../../features/melawa-choices/components/choices-page.tsx';
import { PairsPage } from '../../features/melawa-choices/components/pairs-page.tsx';
import { ForMembers } from './for-members.tsx';

export function MelawaChoicesRoute() {
  return (
    <ForMembers>
      <ChoicesPage />
    </ForMembers>
  );
}

export function MelawaPairsRoute() {
  return (
    <ForMembers>
      <PairsPage />
    </ForMembers>
  );
}
