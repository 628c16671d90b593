import type { ListEntry, MemberList as ListKind } from '@suchi/contracts/discovery';
import { useQuery } from '@tanstack/react-query';
import { IconBan, IconHeart, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ProfileCardSkeleton } from '../../../entities/profile-card/profile-card-skeleton.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { countListPages, type ListPage, memberListQuery } from '../api/member-list-query.ts';
import { BlockedEntry } from './blocked-entry.tsx';
import { ListPager } from './list-pager.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import classes from './member-list.module.css';
import { NotedEntry } from './noted-entry.tsx';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { useFavourite } from '../../../entities/profile-mark/use-favourite.ts';
import { ListedCard } from './listed-card.tsx';
import { QuietEntry } from './quiet-entry.tsx';

interface MemberListProps {
  kind: ListKind;
  page: number;
}

interface EntryProps {
  entry: ListEntry;
}

const entries: Record<ListKind, (props: EntryProps) => ReactNode> = {
  favourites: FavouriteEntry,
  noted: NotedEntry,
  blocked: BlockedEntry,
};

const icons: Record<ListKind, ReactNode> = {
  favourites: <IconHeart />,
  noted: <IconNote />,
  blocked: <IconBan />,
};

/** Favourites, notes or blocks. */
export function MemberList({ kind, page }: MemberListProps) {
  return (
    <ListStates
      source={useQuery(memberListQuery(kind, page))}
      isEmpty={({ total }) => total === 0}
      loading={<Loading />}
      empty={<Empty kind={kind} />}
      ready={(shown) => <Filled kind={kind} shown={shown} page={page} />}
    />
  );
}

interface FilledProps extends MemberListProps {
  shown: ListPage;
}

function Filled({ kind, shown, page }: FilledProps) {
  const t = useMessages('people');
  const Entry = entries[kind];
  return (
    <Stack gap={5} className="bounded">
      <Text as="h2" tone="soft" size="body" face="plain">
        {t('lists.count', { count: shown.total })}
      </Text>
      <List gap={5} className={`bounded ${classes.grid}`}>
        {shown.items.map((entry) => (
          <Entry key={entry.profile_id} entry={entry} />
        ))}
      </List>
      <ListPager page={page} pages={countListPages(shown.total)} />
    </Stack>
  );
}

function Empty({ kind }: Pick<MemberListProps, 'kind'>) {
  const t = useMessages('people');
  return (
    <StatePanel
      icon={icons[kind]}
      title={t(`lists.${kind}.emptyTitle`)}
      action={<ButtonLink to={paths.home}>{t('lists.find')}</ButtonLink>}
    >
      <p>{t(`lists.${kind}.emptyText`)}</p>
    </StatePanel>
  );
}

function Loading() {
  return (
    <Stack gap={5} className={`bounded ${classes.grid}`}>
      {['one', 'two', 'three'].map((card) => (
        <ProfileCardSkeleton key={card} />
      ))}
    </Stack>
  );
}

interface FavouriteEntryProps {
  entry: ListEntry;
}

/** A favourite. The heart removes it at once; it returns when the server refuses. */
function FavouriteEntry({ entry }: FavouriteEntryProps) {
  const t = useMessages('people');
  const { id: userId } = useCurrentUser();
  const { isFavourite, toggle } = useFavourite({
    userId,
    profileId: entry.profile_id,
    favouriteId: entry.link_id,
  });
  if (!isFavourite) return null;
  return (
    <li>
      {entry.card ? (
        <ListedCard card={entry.card} />
      ) : (
        <QuietEntry
          title={t('lists.goneTitle')}
          text={t('lists.goneText')}
          actions={
            <Button look="default" size="small" onClick={toggle}>
              {t('lists.goneRemove')}
            </Button>
          }
        />
      )}
    </li>
  );
}
