import type { HallDeck } from '@suchi/contracts/hall';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { ShownStage } from '../model/tv-session.ts';
import { TvCard } from './tv-card.tsx';
import { TvBlank } from './tv-still.tsx';
import classes from './tv-stage.module.css';

interface TvStageProps {
  stage: ShownStage;
  deck: HallDeck;
  /** Nobody knows who is next. */
  isCut: boolean;
}

/** Who is on the stage, as large as it goes, and below it who is next. */
export function TvStage({ stage, deck, isCut }: TvStageProps) {
  const t = useMessages('hallTv');
  const { ready, moment } = stage;
  if (ready === null) {
    const words =
      moment.kind === 'end'
        ? t('stage.end')
        : moment.at === null
          ? undefined
          : t('stage.goesOn', { time: formatTimeOfDay(moment.at) });
    return <TvBlank deck={deck} words={words} />;
  }
  return (
    <div className={classes.stage}>
      <div className={classes.card}>
        <TvCard key={ready.card.serial_number} ready={ready} foot={null} isOnStage />
      </div>
      <StageStrip {...stage} {...(isCut && { next: null, after: [] })} isCut={isCut} />
    </div>
  );
}

function StageStrip({ turn, of, next, after, isCut }: ShownStage & { isCut: boolean }) {
  const t = useMessages('hallTv');
  return (
    <div className={classes.strip}>
      <div className={classes.now}>
        <p className={classes.nowWords}>{t('stage.now')}</p>
        {isCut ? null : <p>{t('stage.turn', { turn, of })}</p>}
      </div>
      {next === null ? null : (
        <div className={classes.next}>
          {next.photo === null ? null : <img src={next.photo.thumb_url} alt="" />}
          <div className={classes.nextWords}>
            <p>{t('stage.next')}</p>
            <p className={classes.person}>
              <strong>{next.number}</strong>
              <span>{next.name}</span>
            </p>
          </div>
        </div>
      )}
      {after.length === 0 ? null : (
        <div className={classes.then}>
          <p>{t('stage.then')}</p>
          <p className={classes.numbers}>{after.join(' · ')}</p>
        </div>
      )}
    </div>
  );
}
