import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { AnswerPage } from '../../features/melawa/components/answer-page.tsx';
import { MembersOnly } from './members-only.tsx';

export function MelawaRoute() {
  const { roleName } = useCurrentUser();
  return roleName === 'user' ? <AnswerPage /> : <MembersOnly />;
}
