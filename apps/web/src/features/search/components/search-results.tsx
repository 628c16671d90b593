import { type ProfileCard, type SearchPage, searchPageSize } from '@suchi/contracts/discovery';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { FavouriteHeart } from '../../../entities/profile-mark/favourite-heart.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { cardName } from '../../../entities/profile-card/card-facts.ts';
import { ContactRow } from '../../../entities/profile-card/contact-row.tsx';
import { ProfileCardSkeleton } from '../../../entities/profile-card/profile-card-skeleton.tsx';
import { cardNameId, ProfileCardView } from '../../../entities/profile-card/profile-card-view.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import classes from './search-view.module.css';

interface SearchResultsProps {
  source: UseQueryResult<SearchPage>;
  isFiltered: boolean;
  onReset: () => void;
}

/** The cards of one page in its four states. */
export function SearchResults({ source, isFiltered, onReset }: SearchResultsProps) {
  const t = useMessages('search');
  return (
    <ListStates
      source={source}
      isEmpty={({ total }) => total === 0}
      loading={<CardSkeletons />}
      empty={
        <StatePanel
          icon={<IconAdjustmentsHorizontal />}
          title={t('empty.title')}
          action={isFiltered ? <Button onClick={onReset}>{t('reset')}</Button> : null}
        >
          <p>{t(isFiltered ? 'empty.filtered' : 'empty.plain')}</p>
        </StatePanel>
      }
      ready={({ items }) => (
        <ul className={classes.grid} aria-busy={source.isPlaceholderData || undefined}>
          {items.map((card, index) => (
            <li key={card.id}>
              <ResultCard card={card} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}

function ResultCard({ card, isFirst }: { card: ProfileCard; isFirst: boolean }) {
  const t = useMessages('search');
  const { id: userId } = useCurrentUser();
  const name = cardName(card) || t('card.nameless');
  const nameId = cardNameId(card.id);
  return (
    <ProfileCardView
      card={card}
      mode="view_profile"
      photo={
        <PictureImage
          picture={card.photo}
          variant="card"
          alt={t(card.photo === null ? 'card.noPhotoOf' : 'card.photoOf', { name })}
          fallbackGender={card.gender}
          isUrgent={isFirst}
        />
      }
      heart={
        <FavouriteHeart
          userId={userId}
          profileId={card.id}
          favouriteId={card.favourite_id}
          describedBy={nameId}
        />
      }
      contact={
        <ContactRow
          profileId={card.id}
          mobileCount={card.mobile_count}
          mobiles={card.mobiles}
          describedBy={nameId}
        />
      }
    />
  );
}

function CardSkeletons() {
  return (
    <div className={classes.grid}>
      {Array.from({ length: searchPageSize }, (_, index) => (
        <ProfileCardSkeleton key={index} />
      ))}
    </div>
  );
}
