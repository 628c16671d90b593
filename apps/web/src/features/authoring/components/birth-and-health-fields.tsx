import { todayInIndia } from '@suchi/domain/basics';
import { heightLimits, latestEligibleBirthday, toCentimetres, toFeetAndInches } from '@suchi/domain/profiles';
import { useState } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TimeField } from '../../../shared/forms/time-field.tsx';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import { ProfileText } from './profile-fields.tsx';
import { Pair, Wide } from './section-card.tsx';

export function BirthdayField() {
  const t = useMessages('authoring');
  const { source } = useEditor();
  const [today] = useState(() => todayInIndia(new Date()));
  const latest = latestEligibleBirthday(useProfileValue('gender'), {
    today,
    latestBirthDate: source.latest_birth_date,
  });
  const { value, onChange, shown } = useAnswer('brithday');
  return (
    <DateField
      {...shown}
      label={t('fields.brithday')}
      hint={t('hints.brithday', { date: formatLongDate(latest) })}
      max={latest}
      value={value}
      onChange={onChange}
    />
  );
}

export function BirthTimeField() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('birth_time');
  return (
    <TimeField
      {...shown}
      label={t('fields.birth_time')}
      hint={t('hints.birth_time')}
      value={value}
      onChange={onChange}
    />
  );
}

interface HeightParts {
  feet: number | null;
  inches: number | null;
}

/** Feet and inches; stored in centimetres when both are chosen. */
export function HeightField() {
  const t = useMessages('authoring');
  const { value: heightCm, onChange, shown } = useAnswer('height');
  const [begun, setBegun] = useState<HeightParts>({ feet: null, inches: null });
  const { feet, inches }: HeightParts = heightCm === null ? begun : toFeetAndInches(heightCm);

  function choose(parts: HeightParts) {
    setBegun(parts);
    const { feet: wholeFeet, inches: wholeInches } = parts;
    const isWhole = wholeFeet !== null && wholeInches !== null;
    onChange(isWhole ? toCentimetres({ feet: wholeFeet, inches: wholeInches }) : null);
  }
  const isHalf = feet !== null && inches === null;
  return (
    <Pair>
      <SelectField
        {...shown}
        error={isHalf ? undefined : shown.error}
        label={t('fields.height')}
        placeholder={t('choose')}
        options={listNumbers(heightLimits.feet, feet).map((count) => ({
          value: String(count),
          label: t('feet', { count }),
        }))}
        value={feet === null ? null : String(feet)}
        onChange={(chosen) => choose({ feet: toNumber(chosen), inches })}
      />
      <SelectField
        label={t('fields.inches')}
        isRequired={shown.isRequired}
        error={isHalf ? t('inchesMissing', { feet }) : undefined}
        placeholder={t('choose')}
        options={listNumbers(heightLimits.inches, null).map((count) => ({
          value: String(count),
          label: t('inches', { count }),
        }))}
        value={inches === null ? null : String(inches)}
        onChange={(chosen) => choose({ feet, inches: toNumber(chosen) })}
      />
    </Pair>
  );
}

const toNumber = (chosen: string | null) => (chosen === null ? null : Number(chosen));

/** Includes the stored number, because an older profile may have one that is no longer offered. */
function listNumbers({ min, max }: { min: number; max: number }, stored: number | null): number[] {
  const offered = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return stored === null || offered.includes(stored) ? offered : [stored, ...offered];
}

/** Requires confirmation, because a wrong tap would be printed. */
export function DisabilityField() {
  const t = useMessages('authoring');
  const { value: isHandicapped, onChange } = useAnswer('is_handicapped');
  const [isAsking, setIsAsking] = useState(false);
  const mark = (isMarked: boolean) => {
    setIsAsking(false);
    onChange(isMarked);
  };
  return (
    <>
      <Wide>
        <CheckboxField
          label={t('fields.is_handicapped')}
          isChecked={isHandicapped}
          onChange={(isTicked) => (isTicked ? setIsAsking(true) : mark(false))}
        />
        <AlertDialog
          isOpen={isAsking}
          title={t('handicapped.title')}
          confirmLabel={t('yes')}
          onConfirm={() => mark(true)}
          cancel={{ label: t('no'), onCancel: () => setIsAsking(false) }}
        >
          {t('handicapped.question')}
        </AlertDialog>
      </Wide>
      {isHandicapped ? (
        <Wide>
          <ProfileText path="mention_disability" isEnglish isLong />
        </Wide>
      ) : null}
    </>
  );
}
