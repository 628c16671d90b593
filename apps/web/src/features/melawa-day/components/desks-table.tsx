import type { BoardDesk, MelawaBoard } from '@suchi/contracts/melawa';
import { boardLimits } from '@suchi/domain/melawa';
import { IconCircleCheck, IconWifiOff } from '@tabler/icons-react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayClock } from '../model/say-clock.ts';
import classes from './desks-table.module.css';

/** Each desk, and all together. */
export function DesksTable({ board }: { board: MelawaBoard }) {
  const t = useMessages('melawaDay');
  const { desks } = board;
  if (desks.length === 0)
    return (
      <Card padding={4}>
        <Text tone="soft">{t('desks.none')}</Text>
      </Card>
    );
  return (
    <Card className={classes.frame}>
      <table className={classes.table} aria-label={t('desks.listTitle')}>
        <thead>
          <tr>
            <th scope="col">{t('desks.desk')}</th>
            <th scope="col">{t('desks.volunteer')}</th>
            <th scope="col" data-number>
              {t('desks.people')}
            </th>
            <th scope="col" data-number>
              {t('desks.walkIns')}
            </th>
            <th scope="col" data-number>
              {t('desks.seconds')}
            </th>
            <th scope="col">{t('desks.queue')}</th>
            <th scope="col">{t('desks.sync')}</th>
            <th scope="col" data-number>
              {t('desks.battery')}
            </th>
          </tr>
        </thead>
        <tbody>
          {desks.map((desk) => (
            <DeskRow key={desk.desk} desk={desk} now={board.now} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('desks.together')}</th>
            <td>{t('desks.sent')}</td>
            <td data-number>
              <b>{board.people}</b>
            </td>
            <td data-number>
              <b>{board.walk_ins}</b>
            </td>
            <td data-number>{board.door.seconds_each ?? t('board.unknown')}</td>
            <td>
              <Link to={officePaths.melawaDesks}>{t('desks.list')}</Link>
            </td>
            <td colSpan={2}>
              {board.agreed_at === null
                ? t('desks.notAgreed')
                : t('desks.agreed', { time: sayClock(board.agreed_at) })}
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function DeskRow({ desk, now }: { desk: BoardDesk; now: string }) {
  const t = useMessages('melawaDay');
  return (
    <tr>
      <th scope="row">{t('desks.name', { desk: desk.desk })}</th>
      <td>{desk.volunteer ?? t('desks.nobody')}</td>
      <td data-number>{desk.people}</td>
      <td data-number>{desk.walk_ins}</td>
      <td data-number>{desk.seconds_each ?? t('board.unknown')}</td>
      <td>{desk.queue === null ? t('desks.queueUnknown') : t('desks.queueOf', { count: desk.queue })}</td>
      <td>
        <LastSync heardAt={desk.heard_at} now={now} />
      </td>
      <td data-number>
        {desk.battery === null ? t('board.unknown') : t('desks.percent', { count: desk.battery })}
      </td>
    </tr>
  );
}

function LastSync({ heardAt, now }: { heardAt: string; now: string }) {
  const t = useMessages('melawaDay');
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(heardAt)) / 1000));
  const minutes = Math.floor(seconds / 60);
  const isSilent = minutes >= boardLimits.deskSilentMinutes;
  const words =
    minutes === 0
      ? t('desks.secondsAgo', { seconds })
      : t('desks.minutesAgo', { time: sayClock(heardAt), minutes });
  return (
    <Badge
      tone={isSilent ? 'gold' : 'success'}
      icon={
        isSilent ? (
          <IconWifiOff size={16} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={16} aria-hidden="true" />
        )
      }
    >
      {words}
    </Badge>
  );
}
