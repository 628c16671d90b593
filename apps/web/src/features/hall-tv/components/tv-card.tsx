import type { ReactNode } from 'react';
import { type HallRow, listHallRows } from '../../../entities/hall-card/hall-rows.ts';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { ReadyCard } from '../model/hall-source.ts';
import { FitText } from './fit-text.tsx';
import classes from './tv-card.module.css';

const nameSteps = [98, 84, 66];
const leadSteps = [59, 47];
const plainSteps = [47];
const mobileSteps = [59, 46, 42];

/** The facts in the order of the screen: what families ask first is largest. */
const places: readonly { name: HallRow['name']; steps: readonly number[]; isHalf?: true }[] = [
  { name: 'education', steps: leadSteps },
  { name: 'designation', steps: leadSteps },
  { name: 'income', steps: leadSteps },
  { name: 'workLocation', steps: leadSteps },
  { name: 'height', steps: leadSteps, isHalf: true },
  { name: 'birthday', steps: leadSteps, isHalf: true },
  { name: 'nativePlace', steps: plainSteps, isHalf: true },
  { name: 'birthPlace', steps: plainSteps, isHalf: true },
  { name: 'gotra', steps: plainSteps, isHalf: true },
  { name: 'bloodGroup', steps: plainSteps, isHalf: true },
  { name: 'brothers', steps: plainSteps, isHalf: true },
  { name: 'sisters', steps: plainSteps, isHalf: true },
  { name: 'mobile', steps: mobileSteps },
  { name: 'email', steps: plainSteps },
];

interface TvCardProps {
  ready: ReadyCard;
  /** On the foot of the photo. */
  foot: ReactNode;
}

/** One candidate, readable from the last row. The rows are those of the specification. */
export function TvCard({ ready: { card, photoUrl }, foot }: TvCardProps) {
  const t = useMessages('hallTv');
  const tCard = useMessages('hallCard');
  const texts = new Map(listHallRows(card, tCard).map(({ name, text }) => [name, text]));
  return (
    <article className={classes.card} data-tone={card.gender} aria-label={card.name}>
      <div className={classes.photo}>
        {photoUrl === null ? (
          <GenderPlaceholder gender={card.gender} label={t('noPhoto')} />
        ) : (
          <img src={photoUrl} alt={t('photoOf', { name: card.name })} />
        )}
        {foot}
      </div>
      <div className={classes.details}>
        <header className={classes.band}>
          <h1 className={classes.name}>
            <FitText steps={nameSteps} endsInTwoLines>
              {card.name}
            </FitText>
          </h1>
          <p className={classes.number}>{card.serial_number}</p>
        </header>
        <dl className={classes.rows}>
          {places.map(({ name, steps, isHalf }) => (
            <div key={name} data-half={isHalf} data-lead={steps !== plainSteps || undefined}>
              <dt>{tCard(`rows.${name}`)}</dt>
              <dd>
                <FitText steps={steps}>{texts.get(name) ?? ''}</FitText>
              </dd>
            </div>
          ))}
          <div>
            <dt>{tCard('rows.address')}</dt>
            <dd className={classes.address}>{texts.get('address')}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
