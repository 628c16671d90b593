import type { MemberList as ListKind } from '@suchi/contracts/discovery';
import { type ReactNode, useEffect } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { MemberList } from '../../features/member-lists/components/member-list.tsx';
import { type PlainKey, useMessages } from '../../shared/i18n/messages.ts';
import { forgetTrail } from '../../shared/navigation/forget-trail.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { MembersOnly } from './members-only.tsx';

interface MemberListPageProps {
  kind: ListKind;
  titleKey: PlainKey<'member'>;
  icon: ReactNode;
}

/** The page number is in the URL. */
export function MemberListPage({ kind, titleKey, icon }: MemberListPageProps) {
  const t = useMessages('people');
  const tMember = useMessages('member');
  const [search] = useSearchParams();
  const { roleName } = useCurrentUser();
  // Profiles opened from here are not part of the last search result.
  useEffect(forgetTrail, []);
  return (
    <ScreenWrapper title={tMember(titleKey)} icon={icon} lead={t(`lists.${kind}.lead`)}>
      {roleName === 'user' ? <MemberList kind={kind} page={readPage(search.get('page'))} /> : <MembersOnly />}
    </ScreenWrapper>
  );
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
