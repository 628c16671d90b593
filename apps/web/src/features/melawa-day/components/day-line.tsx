import type { MelawaBoard } from '@suchi/contracts/melawa';
import { instantAt } from '@suchi/domain/melawa';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card } from '../../../shared/ui/layout.tsx';
import { sayClock, sayTime } from '../model/say-clock.ts';
import classes from './day-line.module.css';

const points = ['doors', 'stage', 'lunch', 'stage_again', 'close', 'told'] as const;

/** What the day has behind it and before it. */
export function DayLine({ board }: { board: MelawaBoard }) {
  const t = useMessages('melawaDay');
  const { times, stage } = board;
  const now = Date.parse(board.now);
  const passed = points.filter((point) => instantAt(board.day, times[point]).getTime() <= now).length;
  return (
    <Card padding={4}>
      <ol className={classes.line} aria-label={t('line.label')}>
        {points.map((point, place) => (
          <li
            key={point}
            className={classes.point}
            data-passed={place < passed || undefined}
            aria-current={place === passed - 1 ? 'time' : undefined}
          >
            <b>{sayTime(times[point])}</b>{' '}
            {point === 'stage' && stage !== null
              ? t('line.stageSince', { time: sayClock(stage.since) })
              : t(`line.${point}`)}
          </li>
        ))}
      </ol>
    </Card>
  );
}
