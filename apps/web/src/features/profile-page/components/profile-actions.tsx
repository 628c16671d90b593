import type { OpenedProfile } from '@suchi/contracts/discovery';
import { IconBan, IconHeart, IconHeartFilled, IconMail, IconNote } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFavourite } from '../../../entities/profile-mark/use-favourite.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type ActionKind, ActionDialog } from './action-dialog.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './profile-actions.module.css';

interface ProfileActionsProps {
  card: OpenedProfile['card'];
  name: string;
  userId: string;
  onBlocked: (blockId: number | null) => void;
}

/** A row of buttons; on a phone, a bar at the bottom of the screen. */
export function ProfileActions({ card, name, userId, onBlocked }: ProfileActionsProps) {
  const t = useMessages('people');
  const [open, setOpen] = useState<ActionKind | null>(null);
  return (
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      <FavouriteAction card={card} userId={userId} />
      <Action icon={<IconMail />} label={t('actions.sendMail')} onPress={() => setOpen('mail')} />
      <Action icon={<IconNote />} label={t('actions.addNote')} onPress={() => setOpen('note')} />
      <Action
        icon={<IconBan />}
        label={t('actions.blockMember')}
        look="quiet"
        onPress={() => setOpen('block')}
      />
      {open === null ? null : (
        <ActionDialog
          kind={open}
          profileId={card.id}
          name={name}
          userId={userId}
          onBlocked={onBlocked}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function FavouriteAction({ card, userId }: Pick<ProfileActionsProps, 'card' | 'userId'>) {
  const t = useMessages('people');
  const { isFavourite, isWaiting, toggle } = useFavourite({
    userId,
    profileId: card.id,
    favouriteId: card.favourite_id,
  });
  return (
    <Action
      icon={isFavourite ? <IconHeartFilled className={classes.on} /> : <IconHeart />}
      label={
        isWaiting
          ? t(isFavourite ? 'actions.favouriteWaits' : 'actions.removalWaits')
          : t(isFavourite ? 'actions.removeFavourite' : 'actions.markFavourite')
      }
      short={t('actions.favourite')}
      look="main"
      onPress={toggle}
    />
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  /** Shown under the icon on a phone, where the label does not fit. */
  short?: string;
  look?: 'main' | 'plain' | 'quiet';
  onPress: () => void;
}

function Action({ icon, label, short, look = 'plain', onPress }: ActionProps) {
  return (
    <PlainButton
      className={`${classes.action} ${classes[look] ?? ''}`}
      // The specification's tooltip, also where only the short label fits.
      title={short === undefined ? undefined : label}
      onClick={onPress}
    >
      {icon}
      <span className={short === undefined ? undefined : classes.long}>{label}</span>
      {short === undefined ? null : (
        <span className={classes.short} aria-hidden="true">
          {short}
        </span>
      )}
    </PlainButton>
  );
}
