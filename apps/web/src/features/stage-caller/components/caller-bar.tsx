import { IconArrowLeft, IconClockExclamation, IconDeviceTv, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { type HeardCaller, melawaTime } from '../api/caller-stage.ts';
import { clock24 } from '../model/clock.ts';
import type { CallerPart } from './caller-parts.ts';
import classes from './caller.module.css';

/** The time, how late it is, and whether the hall screen follows. */
export function CallerBar({ stage, tap, isCut }: CallerPart & { isCut: boolean }) {
  const t = useMessages('stage');
  const { late_minutes: late } = stage;
  const done = stage.turns - Number(stage.on_stage !== null);
  return (
    <>
      <Row as="header" gap={4} className={classes.bar}>
        <Link to={paths.admin} className={classes.leave} aria-label={t('leave')}>
          <IconArrowLeft size={24} aria-hidden="true" />
        </Link>
        <h1 className={classes.title}>{t('title')}</h1>
        <Clock stage={stage} />
        {late > 0 ? (
          <Row as="span" gap={2} className={classes.late}>
            <IconClockExclamation size={20} aria-hidden="true" /> {t('late', { count: late })}
          </Row>
        ) : null}
        <span className={classes.progress}>
          {t('progress', { done, total: done + totalAhead(stage), time: clock24(stage.ends_at) })}
        </span>
        <FollowSwitch stage={stage} tap={tap} />
      </Row>
      {isCut ? (
        <Row as="p" gap={2} className={classes.cut} role="status">
          <IconWifiOff size={20} aria-hidden="true" />
          {`${t('offline')} ${t('noScreen')}`}
        </Row>
      ) : null}
    </>
  );
}

export const totalAhead = ({ on_stage: onStage, line }: HeardCaller): number =>
  line.length + Number(onStage !== null);

export function FollowSwitch({ stage, tap }: Pick<CallerPart, 'stage' | 'tap'>) {
  const t = useMessages('stage');
  return (
    <Row as="span" gap={2} className={classes.follow}>
      <IconDeviceTv size={22} aria-hidden="true" />
      <span aria-hidden="true">{t('follows')}</span>
      <Switch
        label={t('follows')}
        isOn={stage.screen_follows}
        words={{ on: t('followsOn'), off: t('followsOff') }}
        onChange={(follows) => tap({ kind: 'screen', follows })}
      />
    </Row>
  );
}

const tickMs = 5000;

function Clock({ stage }: Pick<CallerPart, 'stage'>) {
  const { now, heardAt } = stage;
  const [time, setTime] = useState(() => clock24(melawaTime({ now, heardAt })));
  useEffect(() => {
    const show = () => setTime(clock24(melawaTime({ now, heardAt })));
    show();
    const timer = setInterval(show, tickMs);
    return () => clearInterval(timer);
  }, [now, heardAt]);
  return <span className={classes.clock}>{time}</span>;
}
