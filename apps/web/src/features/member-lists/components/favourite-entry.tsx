import type { ListEntry } from '@suchi/contracts/discovery';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { useFavourite } from '../../../entities/profile-mark/use-favourite.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListedCard } from './listed-card.tsx';
import { QuietEntry } from './quiet-entry.tsx';

interface FavouriteEntryProps {
  entry: ListEntry;
}

/** A favourite. The heart removes it at once; it returns when the server refuses. */
export function FavouriteEntry({ entry }: FavouriteEntryProps) {
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
