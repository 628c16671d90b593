import type { ProfileCard } from '@suchi/contracts/discovery';
import { IconBriefcase, IconCake, IconSchool, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { profilePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { type CardFactKey, cardFactKeys, cardName, findCardFacts, listCardLead } from './card-facts.ts';
import classes from './profile-card-view.module.css';

const factIcons: Record<CardFactKey, ReactNode> = {
  education: <IconSchool size={20} />,
  work: <IconBriefcase size={20} />,
  income: <IconWallet size={20} />,
  birth: <IconCake size={20} />,
};

export interface ProfileCardViewProps {
  card: ProfileCard;
  /** Where the card stands: in a result, among the favourites, the noted or the blocked. */
  mode: 'view_profile' | 'fav' | 'note' | 'blocked';
  /** The picture; it takes the card's own shape by `--picture-aspect`. */
  photo: ReactNode;
  heart?: ReactNode;
  /** The row of mobile numbers. */
  contact?: ReactNode;
  /** What the member wrote about the profile, in note mode. */
  note?: ReactNode;
  /** Buttons beside View Profile: remove a note, unblock. */
  actions?: ReactNode;
}

/** The heading of a card by its profile, for what describes itself by the name in it. */
export const cardNameId = (profileId: number) => `card-name-${profileId}`;

/** Another member's profile at a glance. */
export function ProfileCardView(props: ProfileCardViewProps) {
  const { card, mode, photo, heart, contact, note, actions } = props;
  const t = useMessages('search');
  const nameId = cardNameId(card.id);
  return (
    <article
      className={`${classes.card} ${mode === 'blocked' ? classes.blocked : ''}`}
      aria-labelledby={nameId}
    >
      <div className={classes.photo}>
        {photo}
        <SerialLabel card={card} />
        {heart ? <div className={classes.heart}>{heart}</div> : null}
      </div>
      <div className={classes.body}>
        <h3 className={classes.name} id={nameId}>
          {cardName(card) || t('card.nameless')}
        </h3>
        <Lead card={card} />
        {mode === 'note' || mode === 'blocked' ? null : <Facts card={card} />}
        {mode === 'blocked' ? <p className={classes.hint}>{t('card.blockedText')}</p> : contact}
        {note ? <div className={classes.note}>{note}</div> : null}
        <div className={classes.actions}>
          {mode === 'blocked' ? null : (
            <ButtonLink
              to={profilePath(card.id)}
              look="light"
              size="small"
              aria-describedby={nameId}
              // The link is stretched over the card: a tap anywhere on it opens the page.
              data-stretched
            >
              {t('card.view')}
            </ButtonLink>
          )}
          {actions}
        </div>
      </div>
    </article>
  );
}

function SerialLabel({ card }: Pick<ProfileCardViewProps, 'card'>) {
  const t = useMessages('search');
  return card.is_printed && card.serial_number !== null ? (
    <p className={classes.serial}>{t('card.suchiNumber', { serial: card.serial_number })}</p>
  ) : (
    <p className={`${classes.serial} ${classes.unprinted}`}>{t('card.notPrinted')}</p>
  );
}

function Lead({ card }: Pick<ProfileCardViewProps, 'card'>) {
  const t = useMessages('search');
  const facts = listCardLead(card, t);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.lead}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function Facts({ card }: Pick<ProfileCardViewProps, 'card'>) {
  const t = useMessages('search');
  const facts = findCardFacts(card);
  return (
    <dl className={classes.facts}>
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
    </dl>
  );
}
