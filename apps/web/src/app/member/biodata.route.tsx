import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { BiodataPage } from '../../features/biodata/components/biodata-page.tsx';
import { MembersOnly } from './members-only.tsx';

export function BiodataRoute() {
  const { roleName } = useCurrentUser();
  return roleName === 'user' ? <BiodataPage /> : <MembersOnly />;
}
