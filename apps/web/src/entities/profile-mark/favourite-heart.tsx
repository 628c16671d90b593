import { IconClock, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './favourite-heart.module.css';
import { type FavouriteTarget, useFavourite } from './use-favourite.ts';

interface FavouriteHeartProps extends FavouriteTarget {
  /** The id of the heading with the name, for screen readers. */
  describedBy?: string | undefined;
}

/** The heart on a photo, with a tooltip. */
export function FavouriteHeart({ describedBy, ...target }: FavouriteHeartProps) {
  const t = useMessages('search');
  const { isFavourite, isWaiting, toggle } = useFavourite(target);
  const action = isFavourite ? 'card.unmark' : 'card.mark';
  const words = t(isWaiting ? `${action}Waits` : action);
  return (
    <PlainButton
      className={`${classes.heart} ${isFavourite ? classes.on : ''}`}
      aria-label={words}
      aria-pressed={isFavourite}
      aria-describedby={describedBy}
      onClick={toggle}
    >
      {isFavourite ? <IconHeartFilled size={24} /> : <IconHeart size={24} />}
      {isWaiting ? (
        <span className={classes.clock}>
          <IconClock size={16} />
        </span>
      ) : null}
      <Text as="span" size="md" weight="regular" nowrap className={classes.tip} aria-hidden="true">
        {words}
      </Text>
    </PlainButton>
  );
}
