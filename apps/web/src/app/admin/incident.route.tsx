import { IncidentPage } from '../../features/incidents/incident-page.tsx';
import { useProfileId } from '../use-profile-id.ts';
import { NoSuchPage } from './no-such-page.tsx';

export function IncidentRoute() {
  const id = useProfileId();
  return id === null ? <NoSuchPage /> : <IncidentPage key={id} id={id} />;
}
