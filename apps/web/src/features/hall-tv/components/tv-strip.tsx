import type { HallDeck } from '@suchi/contracts/hall';
import { tvSlideMs } from '@suchi/domain/print';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { TvState } from '../model/tv-player.ts';
import classes from './tv-strip.module.css';

/** Where the slideshow stands, on the foot of the photo. The card itself never moves. */
export function TvStrip({ state: { section, round, next }, deck }: { state: TvState; deck: HallDeck }) {
  const t = useMessages('hallTv');
  const title = deck.deck?.sections.find(({ kind }) => kind === section)?.title;
  return (
    <div className={classes.strip}>
      <span className={classes.line} style={{ animationDuration: `${tvSlideMs}ms` }} aria-hidden="true" />
      <p>
        <strong>{title ?? t('strip.allSections')}</strong>
        <span>{t('strip.shown', { shown: round.shown, total: round.of })}</span>
      </p>
      {next ? (
        <p className={classes.next}>
          <span>{t('strip.next')}</span>
          <strong>{next.card.serial_number}</strong>
          {next.photoUrl === null ? null : <img src={next.photoUrl} alt="" />}
        </p>
      ) : null}
    </div>
  );
}
