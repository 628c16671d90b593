import type { CallerPerson } from '@suchi/contracts/melawa';
import {
  IconArrowBackUp,
  IconBroadcast,
  IconClockPlus,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
} from '@tabler/icons-react';
import { HallNumber } from '../../../entities/hall-number/hall-number.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { clock24 } from '../model/clock.ts';
import { totalAhead } from './caller-bar.tsx';
import { type CallerPart, findPerson } from './caller-parts.ts';
import { Face } from './face.tsx';
import { TimerBar } from './timer-bar.tsx';
import classes from './caller.module.css';

/** Who is on the stage, and for how long. */
export function NowCard({ stage, tap }: CallerPart) {
  const t = useMessages('stage');
  const person = findPerson(stage, stage.on_stage);
  const done = stage.turns - Number(stage.on_stage !== null);
  return (
    <Card as="section" padding={4} className={classes.now}>
      {person === null ? (
        <Nobody stage={stage} />
      ) : (
        <>
          <Row justify="between">
            <Badge tone="success" icon={<IconBroadcast size={18} aria-hidden="true" />}>
              {t('now')}
            </Badge>
            <Text tone="muted" className={classes.turnOf}>
              {t('turnOf', { turn: stage.turns, total: done + totalAhead(stage) })}
            </Text>
            <Text tone="muted" className={classes.turn}>
              {t('turn', { turn: stage.turns })}
            </Text>
          </Row>
          <Person person={person} />
          <TimerBar stage={stage} />
          <TimerButtons stage={stage} tap={tap} number={person.number} />
        </>
      )}
    </Card>
  );
}

function Nobody({ stage: { moment } }: Pick<CallerPart, 'stage'>) {
  const t = useMessages('stage');
  return (
    <div className={classes.nobody} role="status">
      <Text as="h2" size="2xl" face="display" weight="regular">
        {t(`moments.${moment.kind}`)}
      </Text>
      {moment.at === null ? null : (
        <Text tone="muted">{t('moments.until', { time: clock24(moment.at) })}</Text>
      )}
    </div>
  );
}

function Person({ person }: { person: CallerPerson }) {
  const t = useMessages('stage');
  const { name, age, town, education, introduction, number, gender } = person;
  return (
    <>
      <div className={classes.person}>
        <Face person={person} size="large" />
        <div className={classes.words}>
          <HallNumber number={number} gender={gender} className={classes.nowNumber} />
          <Text as="h2" size="3xl" face="display" weight="regular" leading="tight" breaks>
            {name ?? t('hidden')}
          </Text>
          <Text weight="bold" className={classes.tabletOnly}>
            {[age, town].filter((fact) => fact !== null).join(', ')}
          </Text>
          <Text tone="soft" className={classes.tabletOnly}>
            {education}
          </Text>
        </div>
      </div>
      {introduction === null ? null : (
        <Row as="p" gap={3} className={classes.say}>
          <IconVolume size={22} aria-hidden="true" />
          <span>
            <RichMessage
              text={t('say', { words: introduction })}
              marks={{ b: (words) => <strong>{words}</strong> }}
            />
          </span>
        </Row>
      )}
    </>
  );
}

function TimerButtons({ stage, tap, number }: Pick<CallerPart, 'stage' | 'tap'> & { number: number }) {
  const t = useMessages('stage');
  const isHeld = stage.timer !== null && stage.timer.paused_at !== null;
  const icon = { size: 20, 'aria-hidden': true } as const;
  return (
    <div className={classes.three}>
      <Button look="default" icon={<IconClockPlus {...icon} />} onClick={() => tap({ kind: 'more', number })}>
        {t('more')}
      </Button>
      <Button
        look="default"
        icon={isHeld ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
        onClick={() => tap({ kind: isHeld ? 'run' : 'hold', number })}
      >
        {isHeld ? t('goOn') : t('pause')}
      </Button>
      <Button
        look="default"
        icon={<IconArrowBackUp {...icon} />}
        onClick={() => tap({ kind: 'back', number })}
      >
        {t('back')}
      </Button>
    </div>
  );
}
