import { IconHeart } from '@tabler/icons-react';
import { MemberListPage } from './member-list-page.tsx';

export function FavouritesRoute() {
  return <MemberListPage kind="favourites" titleKey="pages.favourites" icon={<IconHeart size={24} />} />;
}
