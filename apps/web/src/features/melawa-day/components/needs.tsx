import type { MelawaNeed } from '@suchi/contracts/melawa';
import {
  IconBabyCarriage,
  IconClockExclamation,
  IconDeviceTvOff,
  IconDoorEnter,
  IconUsersGroup,
  IconWifiOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { telHref } from '../../../shared/navigation/tel-href.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayClock } from '../model/say-clock.ts';
import classes from './needs.module.css';

interface NeedWords {
  key: string;
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** What waits for a person, the most urgent first. */
export function Needs({ needs }: { needs: readonly MelawaNeed[] }) {
  const t = useMessages('melawaDay');
  return (
    <Card as="section" aria-label={t('needs.title')} className={classes.card}>
      <Row justify="between" className={classes.head}>
        <Text as="h2" size="lg" weight="bold" face="plain">
          {t('needs.title')}
        </Text>
        <Text as="span" tone="muted" figures>
          {needs.length}
        </Text>
      </Row>
      <div aria-live="polite">
        {needs.length === 0 ? (
          <Text tone="soft" className={classes.none}>
            {t('needs.none')}
          </Text>
        ) : (
          <List isDivided>
            {needs
              .map((need) => sayNeed(need, t))
              .map(({ key, icon, title, text, action }) => (
                <Row as="li" key={key} gap={3} wrap className={classes.need}>
                  <span className={classes.icon} aria-hidden="true">
                    {icon}
                  </span>
                  <div className={classes.words}>
                    <Text weight="bold" leading="snug">
                      {title}
                    </Text>
                    <Text tone="muted" size="sm">
                      {text}
                    </Text>
                  </div>
                  {action}
                </Row>
              ))}
          </List>
        )}
      </div>
    </Card>
  );
}

const link = (to: string, words: string) => (
  <ButtonLink look="default" to={to}>
    {words}
  </ButtonLink>
);

function sayNeed(need: MelawaNeed, t: Translate<'melawaDay'>): NeedWords {
  switch (need.kind) {
    case 'desk_silent':
      return {
        key: `desk ${need.desk}`,
        icon: <IconWifiOff />,
        title: t('needs.desk', { desk: need.desk, time: sayClock(need.heard_at) }),
        text: t('needs.deskText'),
        action:
          need.tel === null ? null : (
            <a className="touch" href={telHref(need.tel)}>
              {t('needs.call', { name: need.volunteer ?? t('desks.name', { desk: need.desk }) })}
            </a>
          ),
      };
    case 'screen_offline':
      return {
        key: `screen ${need.name}`,
        icon: <IconDeviceTvOff />,
        title: t('needs.screen', { name: need.name, minutes: need.minutes }),
        text: t('needs.screenText'),
        action: link(officePaths.screens, t('needs.screens')),
      };
    case 'small_child':
      return sayChildren(need, t);
    case 'stage_late':
      return {
        key: need.kind,
        icon: <IconClockExclamation />,
        title: t('needs.stage', { minutes: need.minutes }),
        text: t('needs.stageText'),
        action: link(officePaths.stage, t('needs.openStage')),
      };
    case 'queue':
      return {
        key: need.kind,
        icon: <IconDoorEnter />,
        title: t('needs.queue', { minutes: need.minutes }),
        text: t('needs.queueText'),
        action: link(officePaths.melawaDesks, t('needs.desks')),
      };
    case 'hall_full':
    default:
      return {
        key: need.kind,
        icon: <IconUsersGroup />,
        title: t('needs.full', { percent: need.percent }),
        text: t('needs.fullText'),
        action: null,
      };
  }
}

function sayChildren(
  { waiting }: Extract<MelawaNeed, { kind: 'small_child' }>,
  t: Translate<'melawaDay'>,
): NeedWords {
  const last = waiting.at(-1);
  const places = formatList(waiting.map((one) => t('needs.childPlace', { ...one })));
  return {
    key: 'small_child',
    icon: <IconBabyCarriage />,
    title: t('needs.children', { count: waiting.length }),
    text: t('needs.childrenText', { places }),
    action: last && link(officePaths.stage, t('needs.move', { number: last.number })),
  };
}
