import type { MelawaSettings } from '@suchi/contracts/melawa';
import { addDays } from '@suchi/domain/basics';
import { badgeKinds, type BadgeKind, clockAt, type MelawaEvent, planStageTime } from '@suchi/domain/melawa';
import { IconCalculator, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayTime } from '../model/say-clock.ts';
import type { EventDraft } from '../model/use-event-draft.ts';
import { EventDay, EventNumber, EventRupees, EventSwitch, EventTime, Lockable } from './event-fields.tsx';
import classes from './event-form.module.css';
import { RuleOrder } from './rule-order.tsx';

export type OpenMelawa = NonNullable<MelawaSettings['melawa']>;

interface CardProps {
  draft: EventDraft;
  melawa: OpenMelawa;
}

interface EventCardProps {
  title: string;
  draft: EventDraft;
  names: readonly (keyof MelawaEvent)[];
  aside?: ReactNode;
  children: ReactNode;
}

/** Gold while something in it is changed and not saved. */
function EventCard({ title, draft, names, aside, children }: EventCardProps) {
  const t = useMessages('melawaDay');
  const isChanged = draft.isChanged(...names);
  return (
    <Card
      as="section"
      padding={5}
      gap={3}
      className={classes.card}
      aria-label={title}
      data-changed={isChanged || undefined}
    >
      <Row gap={3} rowGap={1} justify="between" wrap>
        <Text as="h2" size="lg" weight="bold" face="plain">
          {title}
        </Text>
        <Row gap={3} wrap>
          {isChanged ? <Badge tone="gold">{t('form.changed')}</Badge> : null}
          {aside}
        </Row>
      </Row>
      {children}
    </Card>
  );
}

const longDay = (day: string) => (day === '' ? '' : formatDay(`${day}T12:00:00Z`));

export function PlaceCard({ draft, aside }: CardProps & { aside: ReactNode }) {
  const t = useMessages('melawaDay');
  const times = ['doorsAt', 'stageFrom', 'lunchFrom', 'lunchUntil', 'stageUntil', 'foyerUntil'] as const;
  return (
    <EventCard
      title={t('cards.place')}
      draft={draft}
      names={['day', 'hall', 'seats', ...times]}
      aside={aside}
    >
      <div className={classes.fields}>
        <EventDay draft={draft} name="day" />
        {times.map((name) => (
          <EventTime key={name} draft={draft} name={name} />
        ))}
        <div className={classes.wide}>
          <Lockable draft={draft} names={['hall']}>
            <TextField
              label={t('fields.hall')}
              autoComplete="off"
              maxLength={200}
              value={draft.event.hall}
              onChange={(event) => draft.set('hall', event.target.value)}
            />
          </Lockable>
        </div>
        <EventNumber draft={draft} name="seats" />
      </div>
    </EventCard>
  );
}

export function AnswerCard({ draft }: CardProps) {
  const t = useMessages('melawaDay');
  const { event } = draft;
  return (
    <EventCard
      title={t('cards.answer')}
      draft={draft}
      names={[
        'answerUntil',
        'peopleMost',
        'feePaise',
        'noShowFeePaise',
        'seatFromAge',
        'asksFee',
        'returnsFee',
      ]}
    >
      <div className={classes.fields}>
        <EventDay draft={draft} name="answerUntil" />
        <EventNumber draft={draft} name="peopleMost" />
        <EventRupees draft={draft} name="feePaise" />
        <EventNumber draft={draft} name="seatFromAge" />
        <EventRupees draft={draft} name="noShowFeePaise" />
      </div>
      <Stack>
        <EventSwitch draft={draft} name="asksFee" values={{ age: event.seatFromAge }} />
        <EventSwitch draft={draft} name="returnsFee" values={{ date: longDay(event.answerUntil) }} />
      </Stack>
    </EventCard>
  );
}

export function DoorCard({ draft, melawa }: CardProps) {
  const t = useMessages('melawaDay');
  return (
    <EventCard
      title={t('cards.door')}
      draft={draft}
      names={[
        'badge',
        'dayNumberFrom',
        'dayNumberTo',
        'dayNumbersADesk',
        'walkInAge',
        'hasFamilyBadges',
        'takesWalkIns',
      ]}
      aside={
        <Link className="touch" to={officePaths.melawaDesks}>
          {t('deskCount', { count: melawa.desks })}
        </Link>
      }
    >
      <div className={classes.fields}>
        <div className={classes.wide}>
          <Lockable draft={draft} names={['badge']}>
            <SelectField
              label={t('fields.badge')}
              options={badgeKinds.map((value) => ({ value, label: t(`badges.${value}`) }))}
              value={draft.event.badge}
              onChange={(badge) => draft.set('badge', badge as BadgeKind)}
            />
          </Lockable>
        </div>
        <EventNumber draft={draft} name="dayNumberFrom" />
        <EventNumber draft={draft} name="dayNumberTo" />
        <EventNumber draft={draft} name="dayNumbersADesk" />
        <WalkInAge draft={draft} gender="Female" label={t('fields.womenFrom')} />
        <WalkInAge draft={draft} gender="Male" label={t('fields.menFrom')} />
      </div>
      <Stack>
        <EventSwitch draft={draft} name="hasFamilyBadges" />
        <EventSwitch draft={draft} name="takesWalkIns" />
      </Stack>
      <LockedLine>{t('lockedLines.desks')}</LockedLine>
    </EventCard>
  );
}

function WalkInAge({
  draft,
  gender,
  label,
}: {
  draft: EventDraft;
  gender: 'Female' | 'Male';
  label: string;
}) {
  const { walkInAge } = draft.event;
  return (
    <Lockable draft={draft} names={['walkInAge']}>
      <NumberField
        label={label}
        value={Number.isNaN(walkInAge[gender]) ? null : walkInAge[gender]}
        onChange={(age) => draft.set('walkInAge', { ...walkInAge, [gender]: age ?? Number.NaN })}
      />
    </Lockable>
  );
}

/** The association cannot switch it off. */
function LockedLine({ children }: { children: ReactNode }) {
  return (
    <Row as="p" gap={3} tone="soft" size="sm" className={classes.locked}>
      <IconLock size={18} aria-hidden="true" />
      <span>{children}</span>
    </Row>
  );
}

export function StageCard({ draft, melawa }: CardProps) {
  const t = useMessages('melawaDay');
  return (
    <EventCard
      title={t('cards.stage')}
      draft={draft}
      names={['stageSeconds', 'stageRules', 'hidesMobileOnStage']}
    >
      <div className={classes.fields}>
        <EventNumber draft={draft} name="stageSeconds" />
        <div className={classes.wide}>
          <Plan event={draft.event} wishes={melawa.stage_wishes} />
        </div>
      </div>
      <RuleOrder draft={draft} />
      <EventSwitch draft={draft} name="hidesMobileOnStage" />
    </EventCard>
  );
}

/** Whether all who wish fit before and after lunch. */
function Plan({ event, wishes }: { event: MelawaEvent; wishes: number }) {
  const t = useMessages('melawaDay');
  const plan = planStageTime(event, wishes);
  const { beforeLunch, afterLunch, endsAt } = plan;
  if (![beforeLunch, afterLunch, endsAt.getTime()].every(Number.isFinite)) return null;
  return (
    <p className={classes.plan}>
      <IconCalculator size={20} aria-hidden="true" />
      {t('plan', {
        before: beforeLunch,
        after: afterLunch,
        count: wishes,
        time: sayTime(clockAt(endsAt)),
      })}
    </p>
  );
}

export function ChoicesCard({ draft }: CardProps) {
  const t = useMessages('melawaDay');
  const { day } = draft.event;
  return (
    <EventCard
      title={t('cards.choices')}
      draft={draft}
      names={[
        'choicesMost',
        'lookUpsMost',
        'closeAt',
        'toldAt',
        'tables',
        'tableMinutes',
        'hasChoicesInApp',
        'hasPaperSlips',
      ]}
    >
      <div className={classes.fields}>
        <EventNumber draft={draft} name="choicesMost" />
        <EventTime draft={draft} name="closeAt" />
        <EventTime draft={draft} name="toldAt" />
        <EventNumber draft={draft} name="tables" />
        <EventNumber draft={draft} name="tableMinutes" />
        <EventNumber draft={draft} name="lookUpsMost" />
      </div>
      <Stack>
        <EventSwitch draft={draft} name="hasChoicesInApp" />
        <EventSwitch draft={draft} name="hasPaperSlips" />
      </Stack>
      <LockedLine>
        {t('lockedLines.choices', { date: day === '' ? '' : longDay(addDays(day, 1)) })}
      </LockedLine>
    </EventCard>
  );
}
