import { ActAsRedirect } from '../../features/review/candidate/act-as-redirect.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { useProfileId } from '../use-profile-id.ts';

/** The specification's address for editing a member's profile. It redirects to the member's form. */
export function CandidateEditRoute() {
  const profileId = useProfileId();
  return profileId === null ? <NoSuchPage /> : <ActAsRedirect profileId={profileId} />;
}
