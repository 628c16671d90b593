import type { HallDeck } from '@suchi/contracts/hall';
import { association } from '../../../shared/brand/association.ts';
import { Mark } from '../../../shared/brand/mark.tsx';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './tv-still.module.css';

/** Before the first number. */
export function TvWelcome({ count }: { count: number }) {
  const t = useMessages('hallTv');
  return (
    <div className={classes.welcome}>
      <Mark size={160} />
      <h1>{t('welcome.title')}</h1>
      <p>{count === 0 ? t('welcome.empty') : `${t('welcome.text')} ${t('welcome.allowed', { count })}`}</p>
    </div>
  );
}

interface TvBlankProps {
  deck: HallDeck;
  /** What a break of the stage says. */
  words?: string | undefined;
}

/** The desk made the screen dark, for a speech or for a break of the stage. */
export function TvBlank({ deck, words }: TvBlankProps) {
  const t = useMessages('hallTv');
  const { event } = deck;
  return (
    <div className={classes.blank} role="img" aria-label={words ?? t('blank')}>
      <Mark onPanel size={240} />
      <p className={classes.blankName}>{association.name}</p>
      {event ? <p>{[formatLongDate(event.date), event.place].filter(Boolean).join(', ')}</p> : null}
      {words === undefined ? null : <p className={classes.goesOn}>{words}</p>}
    </div>
  );
}
