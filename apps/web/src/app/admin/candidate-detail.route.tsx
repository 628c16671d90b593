import { CandidateDetail } from '../../features/review/candidate/candidate-detail.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { useProfileId } from '../use-profile-id.ts';

export function CandidateDetailRoute() {
  const profileId = useProfileId();
  return profileId === null ? <NoSuchPage /> : <CandidateDetail key={profileId} profileId={profileId} />;
}
