import { IconNote } from '@tabler/icons-react';
import { MemberListPage } from './member-list-page.tsx';

export function NotesRoute() {
  return <MemberListPage kind="noted" titleKey="pages.notes" icon={<IconNote size={24} />} />;
}
