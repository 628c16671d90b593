import {
  type ProfileCard,
  type SearchFilters,
  type SearchPage,
  searchPageSize,
} from '@suchi/contracts/discovery';
import { readSuchiNumber } from '@suchi/domain/discovery';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { CardSafety } from '../../../entities/member-safety/card-safety.tsx';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { FitLine } from '../../../entities/fit/fit-line.tsx';
import { SendInterestLink } from '../../../entities/interest/send-interest-link.tsx';
import { InterestLine } from '../../../entities/interest/interest-line.tsx';
import { ShortFit } from '../../../entities/fit/short-fit.tsx';
import { FavouriteHeart } from '../../../entities/profile-mark/favourite-heart.tsx';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { ContactRow } from '../../../entities/profile-card/contact-row.tsx';
import { numbersOf } from '../../../entities/profile-card/family-numbers.ts';
import { wasOpened } from '../../../entities/profile-card/opened-profiles.ts';
import { ProfileRow } from '../../../entities/profile-card/profile-row.tsx';
import { ProfileCardSkeleton } from '../../../entities/profile-card/profile-card-skeleton.tsx';
import { cardNameId, ProfileCardView } from '../../../entities/profile-card/profile-card-view.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';
import type { SearchView } from '../model/search-address.ts';
import { hasFilters } from '../model/tidy-filters.ts';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import classes from './search-view.module.css';

interface SearchResultsProps {
  source: UseQueryResult<SearchPage>;
  filters: SearchFilters;
  view: SearchView;
  onReset: () => void;
}

const rowPhoto = { width: 52, height: 66 };

const isStillNew = ({ id, is_new: isNew }: ProfileCard) => isNew === true && !wasOpened(id);

/** The cards of one page in its four states. */
export function SearchResults({ source, filters, view, onReset }: SearchResultsProps) {
  const isPhone = useScreen('(width < 640px)');
  const isRows = view === 'rows' && isPhone;
  return (
    <ListStates
      source={source}
      isEmpty={({ total }) => total === 0}
      loading={<CardSkeletons />}
      empty={<NobodyFound filters={filters} onReset={onReset} />}
      ready={({ items }) => (
        <List
          {...(isRows ? {} : { gap: 5 as const })}
          className={`bounded ${classes.grid}`}
          aria-busy={source.isPlaceholderData || undefined}
        >
          {items.map((card, index) => (
            <li key={card.id}>
              {isRows ? (
                <ProfileRow
                  card={card}
                  photo={
                    <Thumb
                      {...rowPhoto}
                      picture={card.photo}
                      fallbackGender={card.gender}
                      closedFor={closedFor(card, '')}
                    />
                  }
                  fit={card.fit ? <ShortFit fit={card.fit} /> : null}
                  isNew={isStillNew(card)}
                />
              ) : (
                <ResultCard
                  card={card}
                  isFirst={index === 0}
                  isCompact={readSuchiNumber(filters.name) !== null}
                />
              )}
            </li>
          ))}
        </List>
      )}
    />
  );
}

function NobodyFound({ filters, onReset }: Pick<SearchResultsProps, 'filters' | 'onReset'>) {
  const t = useMessages('search');
  return (
    <StatePanel
      icon={<IconAdjustmentsHorizontal />}
      title={t('empty.title')}
      action={hasFilters(filters) ? <Button onClick={onReset}>{t('reset')}</Button> : null}
    >
      <p>{explainNobody(filters, t)}</p>
    </StatePanel>
  );
}

function explainNobody(filters: SearchFilters, t: Translate<'search'>): string {
  const number = readSuchiNumber(filters.name);
  if (number !== null) return t('number.none', { number });
  const hasOthers = hasFilters({ ...filters, name: null });
  if (filters.name !== null) return t(hasOthers ? 'empty.nameFiltered' : 'empty.name');
  return t(hasOthers ? 'empty.filtered' : 'empty.plain');
}

interface ResultCardProps {
  card: ProfileCard;
  isFirst: boolean;
  isCompact: boolean;
}

/** Drawn again only for another card, and not when the filter opens or closes. */
const ResultCard = memo(function ResultCard({ card, isFirst, isCompact }: ResultCardProps) {
  const t = useMessages('search');
  const { id: userId } = useCurrentUser();
  const queryClient = useQueryClient();
  const { name: shown, calledBy } = namesOf(card);
  const name = shown || t('card.nameless');
  const nameId = cardNameId(card.id);
  return (
    <ProfileCardView
      card={card}
      isCompact={isCompact}
      isNew={isStillNew(card)}
      photo={
        <PictureImage
          picture={card.photo}
          variant="card"
          alt={t(card.photo === null ? 'card.noPhotoOf' : 'card.photoOf', { name })}
          fallbackGender={card.gender}
          closedFor={closedFor(card, calledBy)}
          isUrgent={isFirst}
        />
      }
      fit={card.fit ? <FitLine fit={card.fit} /> : null}
      heart={
        <FavouriteHeart
          userId={userId}
          profileId={card.id}
          favouriteId={card.favourite_id}
          describedBy={nameId}
        />
      }
      contact={
        <InterestLine
          profileId={card.id}
          interest={card.interest}
          otherwise={
            <ContactRow
              profileId={card.id}
              firstName={calledBy}
              mobileCount={card.mobile_count}
              isClosed={card.is_number_closed}
              given={numbersOf(card)}
              describedBy={nameId}
            />
          }
        />
      }
      actions={
        <>
          <SendInterestLink card={card} describedBy={nameId} />
          <CardSafety
            profileId={card.id}
            name={name}
            userId={userId}
            source="card"
            onChanged={() => void queryClient.invalidateQueries({ queryKey: discoveryKey })}
          />
        </>
      }
    />
  );
});

function CardSkeletons() {
  return (
    <Stack gap={5} className={`bounded ${classes.grid}`}>
      {Array.from({ length: searchPageSize }, (_, index) => (
        <ProfileCardSkeleton key={index} />
      ))}
    </Stack>
  );
}
