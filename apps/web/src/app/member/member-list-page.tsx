import type { MemberList as ListKind } from '@suchi/contracts/discovery';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { MemberList } from '../../features/member-lists/components/member-list.tsx';
import { type MessageKey, useMessages } from '../../shared/i18n/messages.ts';
import { forgetTrail } from '../../shared/navigation/forget-trail.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

interface MemberListPageProps {
  kind: ListKind;
  titleKey: MessageKey<'member'>;
  icon: ReactNode;
}

/** The page around one of the member's lists; its number of the page is in the address. */
export function MemberListPage({ kind, titleKey, icon }: MemberListPageProps) {
  const t = useMessages('people');
  const tMember = useMessages('member');
  const [search] = useSearchParams();
  // Whoever is opened from here has no place in the last search result.
  useEffect(forgetTrail, []);
  return (
    <ScreenWrapper title={tMember(titleKey)} icon={icon} lead={t(`lists.${kind}.lead`)}>
      <MemberList kind={kind} page={readPage(search.get('page'))} />
    </ScreenWrapper>
  );
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
