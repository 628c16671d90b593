import type { OpenedProfile } from '@suchi/contracts/discovery';
import { IconDots, IconHeart, IconHeartFilled, IconMail, IconNote } from '@tabler/icons-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { sendsInterest } from '../../../entities/interest/sends-interest.ts';
import { useFavourite } from '../../../entities/profile-mark/use-favourite.ts';
import { SafetyMenu } from '../../../entities/member-safety/safety-dialog.tsx';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type ActionKind, ActionDialog } from './action-dialog.tsx';
import { InterestAction } from './interest-action.tsx';
import { useLocation } from '../../../shared/router/hooks.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';
import classes from './profile-actions.module.css';

/** What the app shows for an interest; the sheets are another feature's. */
export interface InterestSheetSlot {
  kind: 'send' | 'answer';
  /** What both families should know first. */
  notice: ReactNode;
  onClose: () => void;
}

interface ProfileActionsProps {
  card: OpenedProfile['card'];
  name: string;
  userId: string;
  onBlocked: (blockId: number | null) => void;
  interestSheet: (sheet: InterestSheetSlot) => ReactNode;
}

/** Lazy: it belongs to the sheet. */
const GotraNotice = lazyPart(async () => {
  const [module] = await Promise.all([import('./gotra-notice.tsx'), loadMessages(['fit'])]);
  return module.GotraNotice;
});

/** A row of buttons; on a phone, a bar at the bottom of the screen. */
export function ProfileActions({ card, name, userId, onBlocked, interestSheet }: ProfileActionsProps) {
  const t = useMessages('people');
  const isWide = useScreen('(width >= 769px)');
  const { state } = useLocation();
  const isAsked = state === sendsInterest && (card.interest ?? null) === null;
  const [open, setOpen] = useState<ActionKind | InterestSheetSlot['kind'] | 'more' | null>(
    isAsked ? 'send' : null,
  );
  const more = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const closeDialog = () => {
    close();
    // The menu's button that opened it is gone.
    if (open !== 'note' && !(isWide && open === 'mail')) more.current?.focus();
  };
  return (
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      <InterestAction card={card} onOpen={setOpen} />
      <FavouriteAction card={card} userId={userId} />
      {isWide ? (
        <Action icon={<IconMail />} label={t('actions.sendMail')} onPress={() => setOpen('mail')} />
      ) : null}
      <Action
        icon={<IconNote />}
        label={t('actions.addNote')}
        short={t('actions.note')}
        onPress={() => setOpen('note')}
      />
      <Action
        icon={<IconDots />}
        label={t('actions.more')}
        look="more"
        ref={more}
        onPress={() => setOpen('more')}
      />
      {open === 'more' ? (
        <SafetyMenu name={name} onChoose={setOpen} onClose={close}>
          {isWide ? null : (
            <Button look="default" fullWidth icon={<IconMail size={20} />} onClick={() => setOpen('mail')}>
              {t('actions.sendMail')}
            </Button>
          )}
        </SafetyMenu>
      ) : open === 'send' || open === 'answer' ? (
        interestSheet({
          kind: open,
          notice: <GotraNotice profileId={card.id} name={namesOf(card).calledBy} />,
          onClose: close,
        })
      ) : open === null ? null : (
        <ActionDialog
          kind={open}
          profileId={card.id}
          name={name}
          userId={userId}
          onBlocked={onBlocked}
          onClose={closeDialog}
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
      onPress={toggle}
    />
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  /** Shown under the icon on a phone, where the label does not fit. */
  short?: string;
  look?: 'plain' | 'more';
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

function Action({ icon, label, short, look = 'plain', ref, onPress }: ActionProps) {
  return (
    <PlainButton
      ref={ref}
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
