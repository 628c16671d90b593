import { MemberPage } from '../../features/users/member/member-page.tsx';
import { useParams } from '../../shared/router/hooks.ts';
import { NoSuchPage } from './no-such-page.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function MemberRoute() {
  const id = useParams()['id'] ?? '';
  return uuid.test(id) ? <MemberPage key={id} id={id} /> : <NoSuchPage />;
}
