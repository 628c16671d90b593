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

/** What families ask first is largest. Facts with a half stand two in a line. */
const looks: Partial<Record<HallRow['name'], { steps: readonly number[]; half?: 'left' | 'right' }>> = {
  education: { steps: leadSteps },
  designation: { steps: leadSteps },
  income: { steps: leadSteps },
  workLocation: { steps: leadSteps },
  height: { steps: leadSteps, half: 'left' },
  nativePlace: { steps: plainSteps, half: 'right' },
  birthday: { steps: leadSteps, half: 'left' },
  birthPlace: { steps: plainSteps, half: 'right' },
  bloodGroup: { steps: plainSteps, half: 'left' },
  gotra: { steps: plainSteps, half: 'right' },
  mobile: { steps: mobileSteps },
  email: { steps: plainSteps },
  brothers: { steps: plainSteps, half: 'left' },
  sisters: { steps: plainSteps, half: 'right' },
};

interface TvCardProps {
  ready: ReadyCard;
  /** On the foot of the photo. */
  foot: ReactNode;
}

/** One candidate, readable from the last row. The rows are those of the specification, in its order. */
export function TvCard({ ready: { card, photoUrl }, foot }: TvCardProps) {
  const t = useMessages('hallTv');
  const tCard = useMessages('hallCard');
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
          {listHallRows(card, tCard).map(({ name, text }) => (
            <Row key={name} name={name} text={text} />
          ))}
        </dl>
      </div>
    </article>
  );
}

function Row({ name, text }: HallRow) {
  const t = useMessages('hallCard');
  const look = looks[name];
  return (
    <div data-half={look?.half} data-lead={(look && look.steps !== plainSteps) || undefined}>
      <dt>{t(`rows.${name}`)}</dt>
      {/* The address has no look: it takes two lines. */}
      {look ? (
        <dd>
          <FitText steps={look.steps}>{text}</FitText>
        </dd>
      ) : (
        <dd className={classes.address}>{text}</dd>
      )}
    </div>
  );
}
