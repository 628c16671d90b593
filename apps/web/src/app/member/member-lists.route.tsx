import type { MemberList as ListKind } from '@suchi/contracts/discovery';
import { IconBan, IconHeart, IconNote } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { MemberList } from '../../features/member-lists/components/member-list.tsx';
import { type PlainKey, useMessages } from '../../shared/i18n/messages.ts';
import { forgetTrail } from '../../shared/navigation/forget-trail.ts';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { MembersOnly } from './members-only.tsx';

export function FavouritesRoute() {
  return <MemberListPage kind="favourites" titleKey="pages.favourites" icon={<IconHeart size={24} />} />;
}

export function NotesRoute() {
  return <MemberListPage kind="noted" titleKey="pages.notes" icon={<IconNote size={24} />} />;
}

export function BlockedRoute() {
  return <MemberListPage kind="blocked" titleKey="pages.blocked" icon={<IconBan size={24} />} />;
}

interface MemberListPageProps {
  kind: ListKind;
  titleKey: PlainKey<'member'>;
  icon: ReactNode;
}

/** The page number is in the URL. */
function MemberListPage({ kind, titleKey, icon }: MemberListPageProps) {
  const t = useMessages('people');
  const tMember = useMessages('member');
  const [search] = useSearchParams();
  const { roleName } = useCurrentUser();
  // Profiles opened from here are not part of the last search result.
  useEffect(forgetTrail, []);
  return (
    <ScreenWrapper title={tMember(titleKey)} icon={icon} lead={t(`lists.${kind}.lead`)}>
      {roleName === 'user' ? <MemberList kind={kind} page={readPage(search)} /> : <MembersOnly />}
    </ScreenWrapper>
  );
}
