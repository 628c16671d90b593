import type { ReactNode } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { Segments } from '../../../shared/forms/segments.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { Lookup, useWalkIn } from '../model/use-walk-in.ts';
import { PeopleStepper } from './people-stepper.tsx';
import classes from './door.module.css';

interface WalkInFieldsProps {
  form: ReturnType<typeof useWalkIn>;
  isTried: boolean;
}

const peopleMost = 20;

/** In the order in which they are asked. */
export function WalkInFields(props: WalkInFieldsProps) {
  return (
    <>
      <Candidate {...props} />
      <Visit {...props} />
      <Wishes {...props} />
    </>
  );
}

function Candidate({ form, isTried }: WalkInFieldsProps) {
  const t = useMessages('door');
  const { draft, change, changeWho, look, lookup, missing, reason } = form;
  const errorOf = (isMissing: boolean, words = t('walkIn.missing')) =>
    isTried && isMissing ? words : undefined;
  return (
    <>
      <TextField
        label={t('walkIn.who')}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={draft.who}
        hint={hintOf(lookup, t)}
        error={errorOf(missing.who)}
        onChange={(event) => changeWho(event.target.value)}
        onBlur={() => void look(draft.who)}
      />
      <TextField
        label={t('walkIn.name')}
        autoComplete="off"
        maxLength={200}
        value={draft.name}
        error={errorOf(missing.name)}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className={classes.pair}>
        <Named label={t('walkIn.gender')} error={errorOf(missing.gender)}>
          <Segments
            className={classes.choices}
            options={[
              { value: 'Female', label: t('walkIn.woman') },
              { value: 'Male', label: t('walkIn.man') },
            ]}
            value={draft.gender}
            isInvalid={isTried && missing.gender}
            onChange={(gender) => change({ gender })}
          />
        </Named>
        <TextField
          label={t('walkIn.born')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.bornIn}
          error={errorOf(missing.bornIn, t('walkIn.year'))}
          onChange={(event) => change({ bornIn: event.target.value, birthday: '' })}
        />
      </div>
      {reason === 'ask_birth_date' || draft.birthday !== '' ? (
        <DateField
          label={t('walkIn.birthday')}
          hint={t('walkIn.refused.ask_birth_date')}
          value={draft.birthday === '' ? null : draft.birthday}
          onChange={(birthday) => change({ birthday: birthday ?? '' })}
        />
      ) : null}
    </>
  );
}

function Visit({ form, isTried }: WalkInFieldsProps) {
  const t = useMessages('door');
  const { draft, change, missing } = form;
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label={t('walkIn.town')}
          autoComplete="off"
          maxLength={100}
          value={draft.town}
          error={isTried && missing.town ? t('walkIn.missing') : undefined}
          onChange={(event) => change({ town: event.target.value })}
        />
        <Named label={t('walkIn.people')}>
          <PeopleStepper count={draft.people} most={peopleMost} onChange={(people) => change({ people })} />
        </Named>
      </div>
      <div className={classes.wideOnly}>
        <TextField
          label={t('walkIn.work')}
          autoComplete="off"
          maxLength={100}
          value={draft.work}
          onChange={(event) => change({ work: event.target.value })}
        />
      </div>
    </>
  );
}

const ticks = [
  { name: 'consent', field: 'hasConsent' },
  { name: 'far', field: 'isFromFar' },
  { name: 'child', field: 'hasSmallChild' },
] as const;

function Wishes({ form }: WalkInFieldsProps) {
  const t = useMessages('door');
  const { draft, change, fee } = form;
  return (
    <>
      <Named label={t('walkIn.stage')}>
        <Segments
          className={classes.choices}
          options={(['morning', 'afternoon', 'none'] as const).map((value) => ({
            value,
            label: t(`walkIn.stages.${value}`),
          }))}
          value={draft.stage}
          onChange={(stage) => change({ stage })}
        />
      </Named>
      {ticks.map(({ name, field }) => (
        <CheckboxField
          key={name}
          label={t(`walkIn.${name}`)}
          isChecked={draft[field]}
          onChange={(isChecked) => change({ [field]: isChecked })}
        />
      ))}
      {fee === 0 ? null : (
        <Named label={t('walkIn.fee', { count: draft.people, amount: formatRupees(fee) })}>
          <Segments
            className={classes.choices}
            options={[
              { value: 'cash', label: t('walkIn.cash', { amount: formatRupees(fee * draft.people) }) },
              { value: 'none', label: t('walkIn.noFee') },
            ]}
            value={draft.paysCash ? 'cash' : 'none'}
            onChange={(how) => change({ paysCash: how === 'cash' })}
          />
        </Named>
      )}
    </>
  );
}

interface NamedProps {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

function Named({ label, error, children }: NamedProps) {
  return (
    <Stack gap={1} role="group" aria-label={label}>
      <Text as="span" weight="bold" size="body">
        {label}
      </Text>
      {children}
      {error === undefined ? null : <Text tone="error">{error}</Text>}
    </Stack>
  );
}

function hintOf(lookup: Lookup, t: Translate<'door'>): string | undefined {
  if (lookup.kind === 'found') return t('walkIn.found', { name: lookup.family.name });
  if (lookup.kind === 'listed') return t('walkIn.listed', { name: lookup.name });
  if (lookup.kind === 'unknown') return t('walkIn.notFound');
  return lookup.kind === 'not_asked' ? t('walkIn.notAsked') : undefined;
}
