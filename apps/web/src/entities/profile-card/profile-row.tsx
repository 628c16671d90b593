import type { ProfileCard } from '@suchi/contracts/discovery';
import type { ReactNode } from 'react';
import { profilePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { Link } from '../../shared/router/link.tsx';
import { Box } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Mark } from '../../shared/ui/tinted.tsx';
import { listCardLead } from './card-facts.ts';
import classes from './profile-row.module.css';

interface ProfileRowProps {
  card: ProfileCard;
  photo: ReactNode;
  /** How both families fit, in a few figures. */
  fit: ReactNode;
  isNew: boolean;
}

/** A profile in a list of many. All of it opens the profile. */
export function ProfileRow({ card, photo, fit, isNew }: ProfileRowProps) {
  const t = useMessages('search');
  const { name: shown } = namesOf(card);
  const name = shown || t('card.nameless');
  const gotra = card.fit?.same_gotra ?? card.gotra ?? null;
  return (
    <article className={classes.row} aria-label={name} data-place={`card-${card.id}`}>
      {photo}
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
          {fit}
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
