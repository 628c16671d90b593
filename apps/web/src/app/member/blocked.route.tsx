import { IconBan } from '@tabler/icons-react';
import { MemberListPage } from './member-list-page.tsx';

export function BlockedRoute() {
  return <MemberListPage kind="blocked" titleKey="pages.blocked" icon={<IconBan size={24} />} />;
}
