import type { ProfileCard } from '@suchi/contracts/discovery';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { CardSafety } from '../../../entities/member-safety/card-safety.tsx';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { FitLine } from '../../../entities/fit/fit-line.tsx';
import { SendInterestLink } from '../../../entities/interest/send-interest-link.tsx';
import { InterestLine } from '../../../entities/interest/interest-line.tsx';
import { FavouriteHeart } from '../../../entities/profile-mark/favourite-heart.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { ContactRow } from '../../../entities/profile-card/contact-row.tsx';
import { numbersOf } from '../../../entities/profile-card/family-numbers.ts';
import { cardNameId, ProfileCardView } from '../../../entities/profile-card/profile-card-view.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';

interface ListedCardProps {
  card: ProfileCard;
  note?: ReactNode;
  actions?: ReactNode;
}

export function ListedCard({ card, note, actions }: ListedCardProps) {
  const t = useMessages('profile');
  const { id: userId } = useCurrentUser();
  const queryClient = useQueryClient();
  const describedBy = cardNameId(card.id);
  const { name: shown, calledBy } = namesOf(card);
  const name = shown || t('view.nameless');
  const alt = card.photo ? 'view.photoOf' : 'view.noPhotoOf';
  return (
    <ProfileCardView
      card={card}
      photo={
        <PictureImage
          picture={card.photo}
          variant="card"
          alt={t(alt, { name })}
          fallbackGender={card.gender}
          closedFor={closedFor(card, calledBy)}
        />
      }
      fit={card.fit ? <FitLine fit={card.fit} /> : null}
      heart={
        <FavouriteHeart
          userId={userId}
          profileId={card.id}
          favouriteId={card.favourite_id}
          describedBy={describedBy}
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
              describedBy={describedBy}
            />
          }
        />
      }
      note={note}
      actions={
        <>
          <SendInterestLink card={card} describedBy={describedBy} />
          {actions}
          <CardSafety
            profileId={card.id}
            name={name}
            userId={userId}
            source="list"
            onChanged={() => void queryClient.invalidateQueries({ queryKey: discoveryKey })}
          />
        </>
      }
    />
  );
}
