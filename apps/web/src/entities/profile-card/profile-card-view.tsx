import type { ProfileCard } from '@suchi/contracts/discovery';
import { IconBriefcase, IconCake, IconSchool, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { profilePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { type CardFactKey, cardFactKeys, findCardFacts, listCardLead } from './card-facts.ts';
import { ContactMark } from './contact-mark.tsx';
import { FreshnessBadge } from './freshness-badge.tsx';
import { FactLine } from '../../shared/ui/fact-line.tsx';
import { LatinName } from '../../shared/ui/latin-name.tsx';
import { Box, List, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './profile-card-view.module.css';

const factIcons: Record<CardFactKey, ReactNode> = {
  education: <IconSchool size={20} />,
  work: <IconBriefcase size={20} />,
  income: <IconWallet size={20} />,
  birth: <IconCake size={20} />,
};

export interface ProfileCardViewProps {
  card: ProfileCard;
  photo: ReactNode;
  /** In a saved search, until it was opened. */
  isNew?: boolean;
  heart?: ReactNode;
  contact?: ReactNode;
  /** How both families fit. */
  fit?: ReactNode;
  /** In the list of notes. */
  note?: ReactNode;
  /** Buttons beside View Profile. */
  actions?: ReactNode;
  /** The photo beside the facts, for a card that stands alone. */
  isCompact?: boolean;
}

/** The id of a card's heading, for `aria-labelledby`. */
export const cardNameId = (profileId: number) => `card-name-${profileId}`;

export function ProfileCardView(props: ProfileCardViewProps) {
  const { card, photo, isNew = false, heart, contact, fit, note, actions, isCompact = false } = props;
  const t = useMessages('search');
  const nameId = cardNameId(card.id);
  const { name, latin } = namesOf(card);
  return (
    <article
      className={`${classes.card} ${isCompact ? classes.compact : ''}`}
      aria-labelledby={nameId}
      data-place={`card-${card.id}`}
    >
      <div className={classes.photo}>
        {photo}
        <SerialLabel card={card} />
        {isNew ? (
          <Text size="md" weight="bold" className={classes.new}>
            {t('card.new')}
          </Text>
        ) : null}
        {heart ? <div className={classes.heart}>{heart}</div> : null}
      </div>
      <Box grow className={classes.body}>
        <Text
          as="h3"
          weight="regular"
          face="display"
          leading="tight"
          breaks
          className={classes.name}
          id={nameId}
        >
          {name || t('card.nameless')}
        </Text>
        <LatinName name={latin} />
        <Lead card={card} />
        <FreshnessBadge freshness={card.freshness} />
        {fit}
        <Facts card={card} />
        <div className={classes.mark}>
          <ContactMark
            card={card}
            words={{
              opened: (date) => t('card.openedOn', { date }),
              wrote: (date) => t('card.wroteOn', { date }),
            }}
          />
        </div>
        {contact}
        {note ? (
          <Box breaks above={3} className={`note tint-gold ${classes.note}`}>
            {note}
          </Box>
        ) : null}
        <Row gap={2} align="stretch" wrap className={classes.actions}>
          <ButtonLink
            to={profilePath(card.id)}
            look="light"
            size="small"
            aria-describedby={nameId}
            // The link covers the whole card.
            data-stretched
          >
            {t('card.view')}
          </ButtonLink>
          {actions}
        </Row>
      </Box>
    </article>
  );
}

function SerialLabel({ card }: Pick<ProfileCardViewProps, 'card'>) {
  const t = useMessages('search');
  return card.is_printed && card.serial_number !== null ? (
    <Text size="md" weight="bold" className={classes.serial}>
      {t('card.suchiNumber', { serial: card.serial_number })}
    </Text>
  ) : (
    <Text size="md" weight="bold" className={`${classes.serial} ${classes.unprinted}`}>
      {t('card.notPrinted')}
    </Text>
  );
}

function Lead({ card }: Pick<ProfileCardViewProps, 'card'>) {
  const t = useMessages('search');
  const facts = listCardLead(card, t);
  if (facts.length === 0) return null;
  return <FactLine facts={facts} size="lg" leading="snug" above={1} />;
}

function Facts({ card }: Pick<ProfileCardViewProps, 'card'>) {
  const t = useMessages('search');
  const facts = findCardFacts(card);
  return (
    <List as="dl" gap={2} tone="soft" above={3} className={classes.facts}>
      {cardFactKeys.map((key) =>
        facts[key] === null ? null : (
          <div key={key} className={classes.fact}>
            <dt>
              <span className="visually-hidden">{t(`card.${key}`)}</span>
              <span aria-hidden="true">{factIcons[key]}</span>
            </dt>
            <dd>{facts[key]}</dd>
          </div>
        ),
      )}
    </List>
  );
}
