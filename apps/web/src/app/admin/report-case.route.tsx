import { ReportCasePage } from '../../features/member-reports/components/report-case.tsx';
import { useProfileId } from '../use-profile-id.ts';
import { NoSuchPage } from './no-such-page.tsx';

export function ReportCaseRoute() {
  const id = useProfileId();
  return id === null ? <NoSuchPage /> : <ReportCasePage key={id} id={id} />;
}
