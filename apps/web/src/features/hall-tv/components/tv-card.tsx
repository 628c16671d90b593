import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type HallRow, listHallRows } from '../../../entities/hall-card/hall-rows.ts';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { ReadyCard } from '../model/hall-source.ts';
import type { Fit } from '../model/choose-fit.ts';
import { FitText } from './fit-text.tsx';
import classes from './tv-card.module.css';

type Fits = readonly [Fit, ...Fit[]];
const inOne = ([first, ...others]: readonly [number, ...number[]], lines = 1): Fits => [
  { size: first, lines },
  ...others.map((size) => ({ size, lines })),
];
/** A surname is never cut: the band has room for four small lines. */
const nameFits: Fits = [
  ...inOne([98, 84, 72]),
  ...inOne([72, 64, 56], 2),
  ...inOne([50, 44], 3),
  { size: 38, lines: 4 },
];
const leadFits: Fits = [...inOne([59, 53, 47]), ...inOne([42, 38, 34], 2)];
const plainFits: Fits = [...inOne([47, 42]), ...inOne([40, 36, 32, 28], 2)];
const addressFits = inOne([47, 42, 38], 2);

/** What families ask first is largest. Facts with a half stand two in a line. */
const looks: Record<HallRow['name'], { fits: Fits; half?: 'left' | 'right' }> = {
  education: { fits: leadFits },
  designation: { fits: leadFits },
  income: { fits: leadFits },
  workLocation: { fits: leadFits },
  height: { fits: leadFits, half: 'left' },
  nativePlace: { fits: plainFits, half: 'right' },
  birthday: { fits: leadFits, half: 'left' },
  birthPlace: { fits: plainFits, half: 'right' },
  bloodGroup: { fits: plainFits, half: 'left' },
  gotra: { fits: plainFits, half: 'right' },
  mobile: { fits: leadFits },
  email: { fits: plainFits },
  address: { fits: addressFits },
  brothers: { fits: plainFits, half: 'left' },
  sisters: { fits: plainFits, half: 'right' },
};

interface TvCardProps {
  ready: ReadyCard;
  /** On the foot of the photo. */
  foot: ReactNode;
  isOnStage?: boolean;
}

/** One candidate, readable from the last row. The rows are those of the specification, in its order. */
export function TvCard({ ready: { card, photoUrl }, foot, isOnStage = false }: TvCardProps) {
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
            <FitText fits={nameFits}>{card.name}</FitText>
          </h1>
          <p className={classes.number}>{card.serial_number}</p>
        </header>
        <Rows rows={listHallRows(card, tCard, { isOnStage })} />
      </div>
    </article>
  );
}

/** When many values take two lines, all of them are set smaller: the card has no second page. */
function Rows({ rows }: { rows: readonly HallRow[] }) {
  const list = useRef<HTMLDListElement>(null);
  const [isTight, setIsTight] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    const watcher = new ResizeObserver(() => {
      if (element && element.scrollHeight > element.clientHeight + 1) setIsTight(true);
    });
    for (const row of element?.children ?? []) watcher.observe(row);
    return () => watcher.disconnect();
  }, []);
  return (
    <dl ref={list} className={classes.rows} data-tight={isTight || undefined}>
      {rows.map(({ name, text }) => (
        <Row key={name} name={name} text={text} />
      ))}
    </dl>
  );
}

function Row({ name, text }: HallRow) {
  const t = useMessages('hallCard');
  const { fits, half } = looks[name];
  return (
    <div data-half={half} data-lead={fits === leadFits || undefined}>
      <dt>{t(`rows.${name}`)}</dt>
      <dd>
        <FitText fits={fits}>{text}</FitText>
      </dd>
    </div>
  );
}
