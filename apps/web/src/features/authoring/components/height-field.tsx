import { heightLimits, toCentimetres, toFeetAndInches } from '@suchi/domain/profile';
import { useState } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useAnswer } from '../model/use-answer.ts';
import { Pair } from './section-card.tsx';

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
