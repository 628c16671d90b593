import { groupIndian } from '@suchi/domain/basics';
import type { MelawaEvent } from '@suchi/domain/melawa';
import type { ReactNode } from 'react';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SumField } from '../../../shared/forms/sum-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useEntry } from '../../../shared/forms/use-entry.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { parseClock } from '../model/clock-entry.ts';
import { sayTime } from '../model/say-clock.ts';
import type { EventDraft } from '../model/use-event-draft.ts';
import classes from './event-form.module.css';

type NamesOf<Value> = {
  [Name in keyof MelawaEvent]: MelawaEvent[Name] extends Value ? Name : never;
}[keyof MelawaEvent];
/** Times and days are texts; these are those with a field of their kind. */
export type TimeName =
  'doorsAt' | 'stageFrom' | 'lunchFrom' | 'lunchUntil' | 'stageUntil' | 'foyerUntil' | 'closeAt' | 'toldAt';
export type NumberName = Exclude<NamesOf<number>, 'feePaise' | 'noShowFeePaise'>;
export type SwitchName = NamesOf<boolean>;

interface FieldProps<Name> {
  draft: EventDraft;
  name: Name;
}

/** Nothing in it can be changed while the phase of the melawa does not allow it. */
export function Lockable({
  draft,
  names,
  children,
}: {
  draft: EventDraft;
  names: readonly (keyof MelawaEvent)[];
  children: ReactNode;
}) {
  return (
    <fieldset className={classes.lockable} disabled={!names.some((name) => draft.isOpen(name))}>
      {children}
    </fieldset>
  );
}

function useWas(draft: EventDraft, name: keyof MelawaEvent, value: string) {
  const t = useMessages('melawaDay');
  return draft.isChanged(name) ? (
    <Text as="span" tone="muted" size="sm">
      {t('form.was', { value })}
    </Text>
  ) : null;
}

export function EventTime({ draft, name }: FieldProps<TimeName>) {
  const t = useMessages('melawaDay');
  const [text, setText] = useEntry({
    value: draft.event[name],
    onChange: (time) => draft.set(name, time ?? ''),
    format: (time) => sayTime(time ?? ''),
    parse: (typed: string) => parseClock(typed) ?? '',
  });
  const was = useWas(draft, name, sayTime(draft.base[name]));
  return (
    <Lockable draft={draft} names={[name]}>
      <TextField
        label={t(`fields.${name}`)}
        labelAside={was}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Lockable>
  );
}

export function EventDay({ draft, name }: FieldProps<'day' | 'answerUntil'>) {
  const t = useMessages('melawaDay');
  const was = useWas(draft, name, formatDay(`${draft.base[name]}T12:00:00Z`));
  const { [name]: value } = draft.event;
  return (
    <Lockable draft={draft} names={[name]}>
      <DateField
        label={t(`fields.${name}`)}
        labelAside={was}
        value={value === '' ? null : value}
        onChange={(day) => draft.set(name, day ?? '')}
      />
    </Lockable>
  );
}

export function EventNumber({ draft, name }: FieldProps<NumberName>) {
  const t = useMessages('melawaDay');
  const was = useWas(draft, name, String(draft.base[name]));
  const { [name]: value } = draft.event;
  return (
    <Lockable draft={draft} names={[name]}>
      <NumberField
        label={t(`fields.${name}`)}
        labelAside={was}
        value={Number.isNaN(value) ? null : value}
        onChange={(typed) => draft.set(name, typed ?? Number.NaN)}
      />
    </Lockable>
  );
}

const paisePerRupee = 100;

export function EventRupees({ draft, name }: FieldProps<'feePaise' | 'noShowFeePaise'>) {
  const t = useMessages('melawaDay');
  const was = useWas(draft, name, groupIndian(draft.base[name] / paisePerRupee));
  const { [name]: value } = draft.event;
  return (
    <Lockable draft={draft} names={[name]}>
      <SumField
        label={t(`fields.${name}`)}
        labelAside={was}
        prefix="₹"
        group={groupIndian}
        value={Number.isNaN(value) ? null : value / paisePerRupee}
        onChange={(rupees) => draft.set(name, rupees === null ? Number.NaN : rupees * paisePerRupee)}
      />
    </Lockable>
  );
}

interface EventSwitchProps extends FieldProps<SwitchName> {
  values?: Record<string, string | number>;
  /** Beside the switch. */
  children?: ReactNode;
}

export function EventSwitch({ draft, name, values = {}, children }: EventSwitchProps) {
  const t = useMessages('melawaDay');
  const text: (key: `switches.${SwitchName}.text`, values: object) => string = t as never;
  return (
    <Lockable draft={draft} names={[name]}>
      <Row gap={3} justify="between" className={classes.switch}>
        <div>
          <Text weight="bold" leading="snug">
            {t(`switches.${name}.title`)}
          </Text>
          <Text tone="muted" size="sm">
            {text(`switches.${name}.text`, values)}
          </Text>
        </div>
        {children}
        <Switch
          label={t(`switches.${name}.title`)}
          isOn={draft.event[name]}
          onChange={(isOn) => draft.set(name, isOn)}
          words={{ on: t('form.on'), off: t('form.off') }}
        />
      </Row>
    </Lockable>
  );
}
