import type { MelawaFigures } from '@suchi/contracts/melawa';
import { IconLock } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayClock } from '../model/say-clock.ts';
import { Candidates } from './candidates.tsx';
import { FigureCard } from './figure-card.tsx';
import classes from './figure-cards.module.css';

export function FigureCards({ figures }: { figures: MelawaFigures }) {
  return (
    <div className={classes.cards}>
      <Candidates candidates={figures.candidates} />
      <Towns towns={figures.towns} />
      <Day door={figures.door} />
      <Stage stage={figures.stage} />
      <Choices choices={figures.choices} families={figures.families} />
    </div>
  );
}

function Towns({ towns }: Pick<MelawaFigures, 'towns'>) {
  const t = useMessages('melawaDay');
  const all = [
    ...towns.named.map(({ name, count }) => ({ name: name ?? t('figures.abroad'), count })),
    ...(towns.others > 0 ? [{ name: t('figures.others'), count: towns.others }] : []),
  ];
  const most = Math.max(1, ...all.map(({ count }) => count));
  return (
    <FigureCard title={t('figures.towns')}>
      <dl className={classes.towns}>
        {all.map(({ name, count }) => (
          <div key={name} className={classes.town}>
            <dt>{name}</dt>
            <dd>
              <span
                className={classes.townBar}
                style={{ width: `${(count / most) * 100}%` }}
                aria-hidden="true"
              />
              <b>{count}</b>
            </dd>
          </div>
        ))}
      </dl>
    </FigureCard>
  );
}

interface Line {
  name: string;
  note?: string | undefined;
  value: string | number;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, note, value }) => (
        <Row key={name} gap={2} justify="between" align="baseline" className={classes.line}>
          <dt>{name}</dt>
          <dd>
            {note === undefined ? null : (
              <Text as="span" tone="muted" size="sm">
                {note}
              </Text>
            )}{' '}
            <b>{value}</b>
          </dd>
        </Row>
      ))}
    </dl>
  );
}

function Day({ door }: Pick<MelawaFigures, 'door'>) {
  const t = useMessages('melawaDay');
  const { fullest, longest_offline: offline } = door;
  const unknown = t('board.unknown');
  return (
    <FigureCard title={t('figures.day')}>
      <Lines
        lines={[
          {
            name: t('figures.fullest'),
            note: fullest === null ? undefined : t('figures.fullestNote', { people: fullest.people }),
            value: fullest === null ? unknown : sayClock(fullest.from),
          },
          {
            name: t('figures.seconds'),
            note: t('figures.median'),
            value: door.seconds_each ?? unknown,
          },
          {
            name: t('figures.offline'),
            note: offline === null ? undefined : t('figures.offlineNote', { desk: offline.desk }),
            value:
              offline === null ? t('figures.offlineNone') : t('figures.minutes', { count: offline.minutes }),
          },
          { name: t('figures.twice'), value: door.at_two_desks },
          {
            name: t('figures.wiped'),
            value: t('figures.of', { count: door.wiped, total: door.desks }),
          },
        ]}
      />
    </FigureCard>
  );
}

function Stage({ stage }: Pick<MelawaFigures, 'stage'>) {
  const t = useMessages('melawaDay');
  if (stage === null) return null;
  const percent = stage.slot_kept_percent;
  const wait = stage.longest_wait_minutes;
  return (
    <FigureCard title={t('figures.stage')}>
      <Lines
        lines={[
          {
            name: t('figures.stageOn'),
            note: t('figures.ofPresent', { count: stage.present }),
            value: stage.on_stage,
          },
          { name: t('figures.stageOff'), value: stage.off },
          { name: t('figures.stageSkipped'), value: stage.skipped },
          {
            name: t('figures.stageSlot'),
            value: percent === null ? t('board.unknown') : t('figures.percent', { count: percent }),
          },
          {
            name: t('figures.stageWait'),
            value:
              wait === null
                ? t('board.unknown')
                : t('figures.hours', { hours: Math.floor(wait / 60), minutes: wait % 60 }),
          },
        ]}
      />
    </FigureCard>
  );
}

function Choices({ choices, families }: Pick<MelawaFigures, 'choices' | 'families'>) {
  const t = useMessages('melawaDay');
  if (choices === null) return null;
  const each = choices.families === 0 ? 0 : Math.round((choices.numbers / choices.families) * 10) / 10;
  return (
    <FigureCard
      title={t('figures.choices')}
      aside={
        <Row as="span" gap={2} tone="muted" size="sm">
          <IconLock size={18} aria-hidden="true" />
          {t('figures.nobodySees')}
        </Row>
      }
    >
      <Lines
        lines={[
          {
            name: t('figures.chose'),
            note: t('figures.ofFamilies', { count: families }),
            value: choices.families,
          },
          { name: t('figures.inApp'), value: choices.in_app },
          { name: t('figures.onPaper'), value: choices.on_paper },
          { name: t('figures.numbers'), note: t('figures.each', { count: each }), value: choices.numbers },
          { name: t('figures.pairsBoth'), value: choices.pairs },
          { name: t('figures.inPair'), value: choices.families_in_pair },
          {
            name: t('figures.tables'),
            value: t('figures.tablesOf', { asked: choices.tables_asked, given: choices.tables_given }),
          },
          ...(choices.families_met === null
            ? []
            : [
                {
                  name: t('figures.met'),
                  value: t('figures.metFamilies', { count: choices.families_met }),
                },
              ]),
        ]}
      />
      <Text tone="muted" size="sm" above={2}>
        {t('figures.small')}
      </Text>
    </FigureCard>
  );
}
