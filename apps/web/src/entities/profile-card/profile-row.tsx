import type { ProfileCard } from '@suchi/contracts/discovery';
import { profilePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { Link } from '../../shared/router/link.tsx';
import { Box } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Mark } from '../../shared/ui/tinted.tsx';
import { ShortFit } from '../fit/short-fit.tsx';
import { Thumb } from '../picture/thumb.tsx';
import { listCardLead } from './card-facts.ts';
import classes from './profile-row.module.css';

interface ProfileRowProps {
  card: ProfileCard;
  isNew: boolean;
}

const size = { width: 52, height: 66 };

/** A profile in a list of many. All of it opens the profile. */
export function ProfileRow({ card, isNew }: ProfileRowProps) {
  const t = useMessages('search');
  const { name: shown } = namesOf(card);
  const name = shown || t('card.nameless');
  const gotra = card.fit?.same_gotra ?? card.gotra ?? null;
  return (
    <article className={classes.row} aria-label={name} data-place={`card-${card.id}`}>
      <Thumb {...size} picture={card.photo} fallbackGender={card.gender} />
      <Box grow className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <Link to={profilePath(card.id)} className={classes.link}>
              {name}
            </Link>
          </h3>
          {isNew ? (
            <Mark tint="gold" size="xs" weight="bold">
              {t('card.new')}
            </Mark>
          ) : null}
          {card.fit ? <ShortFit fit={card.fit} /> : null}
        </div>
        <p className={classes.line}>{listCardLead(card, t).join(' · ')}</p>
        <Text tone="muted" size="sm" className={classes.line}>
          {card.education}
          {card.education !== null && gotra !== null ? ' · ' : null}
          {card.fit?.same_gotra ? <strong className={classes.same}>{gotra}</strong> : gotra}
        </Text>
      </Box>
    </article>
  );
}
