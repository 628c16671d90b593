import type { MelawaBoard } from '@suchi/contracts/melawa';
import { IconClockExclamation, IconDoorEnter, IconHeart, IconUsersGroup } from '@tabler/icons-react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { sayTime } from '../model/say-clock.ts';
import { Tile, TileRow } from './tile.tsx';

/** The four numbers of the day. */
export function BoardTiles({ board }: { board: MelawaBoard }) {
  const t = useMessages('melawaDay');
  const { door, stage, choices, times } = board;
  const minutesOf = (minutes: number | null | undefined) =>
    minutes === null || minutes === undefined ? t('board.unknown') : t('board.minutes', { count: minutes });
  return (
    <TileRow>
      <Tile
        tone="success"
        icon={<IconUsersGroup />}
        figure={formatCount(board.people)}
        name={t('board.peopleIn')}
        text={t('board.people', { families: board.families, toCome: board.to_come })}
      />
      <Tile
        tone="sunken"
        icon={<IconDoorEnter />}
        figure={minutesOf(door.wait_minutes)}
        name={t('board.atDoor')}
        text={t('board.door', { people: door.came_in, minutes: door.minutes, desks: board.desks.length })}
      />
      <Tile
        tone="gold"
        icon={<IconClockExclamation />}
        figure={minutesOf(stage?.late_minutes)}
        name={t('board.lateOnStage')}
        text={
          stage === null
            ? t('board.stageLater', { time: sayTime(times.stage) })
            : t('board.stage', {
                done: stage.done,
                of: stage.of,
                seconds: stage.seconds_each ?? t('board.unknown'),
              })
        }
      />
      <Tile
        tone="info"
        icon={<IconHeart />}
        figure={choices === null ? t('board.unknown') : formatCount(choices.families)}
        name={t('board.chose')}
        text={
          choices === null
            ? t('board.choicesLater')
            : t('board.choices', { numbers: formatCount(choices.numbers), time: sayTime(times.close) })
        }
      />
    </TileRow>
  );
}
