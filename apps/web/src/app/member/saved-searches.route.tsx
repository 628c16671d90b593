import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { SavedList } from '../../features/search/components/saved-list.tsx';
import { MembersOnly } from './members-only.tsx';

export function SavedSearchesRoute() {
  const { roleName } = useCurrentUser();
  return roleName === 'user' ? <SavedList /> : <MembersOnly />;
}
