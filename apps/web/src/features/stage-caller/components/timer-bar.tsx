import { readTimer, type TimerReading } from '@suchi/domain/melawa';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { type HeardCaller, melawaTime } from '../api/caller-stage.ts';
import { chime } from '../model/chime.ts';
import { minutesAndSeconds } from '../model/clock.ts';
import type { CallerPart } from './caller-parts.ts';
import classes from './caller.module.css';

const tickMs = 250;

function read(stage: HeardCaller): TimerReading | null {
  if (stage.timer === null) return null;
  const { from, more_seconds: moreSeconds, paused_ms: pausedMs, paused_at: pausedAt } = stage.timer;
  const timer = { moreSeconds, pausedMs, pausedAt: pausedAt === null ? null : new Date(pausedAt) };
  const now = new Date(melawaTime(stage));
  return readTimer({ from: new Date(from) }, timer, { now, stageSeconds: stage.stage_seconds });
}

/** Leaf at first, a chime on this device near the end, gold when the time is over. Never red. */
export function TimerBar({ stage }: Pick<CallerPart, 'stage'>) {
  const t = useMessages('stage');
  const reading = useReading(stage);
  useChime(reading?.state);
  if (reading === null) return null;
  const { seconds, of, chimesAt, state } = reading;
  const times = {
    time: minutesAndSeconds(seconds),
    of: minutesAndSeconds(of),
    chime: minutesAndSeconds(chimesAt),
  };
  return (
    <div className={classes.timer} data-state={state}>
      <Row justify="between" align="baseline">
        <span className={classes.seconds} role="timer">
          {times.time}
        </span>
        <span className={classes.tabletOnly}>{t('timerHint', times)}</span>
      </Row>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (seconds / of) * 100)}%` }} />
      </span>
      <span className="visually-hidden" role="status">
        {state === 'over' ? t('over') : state === 'chimed' ? t('chimed') : ''}
      </span>
    </div>
  );
}

function useReading(stage: HeardCaller): TimerReading | null {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  return read(stage);
}

/** Once, when the last seconds begin while the page is looked at. */
function useChime(state: TimerReading['state'] | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'chimed') chime();
    before.current = state;
  }, [state]);
}
