import { heightLimits, toCentimetres, toFeetAndInches } from '@suchi/domain/profile';
import { useState } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useAnswer } from '../model/use-answer.ts';
import { Pair } from './section-card.tsx';

/** Feet and inches; stored in centimetres. */
export function HeightField() {
  const t = useMessages('authoring');
  const { value: heightCm, onChange, shown } = useAnswer('height');
  // Inches alone are not a height yet.
  const [inchesAlone, setInchesAlone] = useState<number | null>(null);
  const chosen = heightCm === null ? null : toFeetAndInches(heightCm);
  const inches = chosen?.inches ?? inchesAlone;

  function chooseFeet(feet: string | null) {
    setInchesAlone(inches);
    onChange(feet === null ? null : toCentimetres({ feet: Number(feet), inches: inches ?? 0 }));
  }
  function chooseInches(typed: string | null) {
    const next = typed === null ? null : Number(typed);
    setInchesAlone(next);
    if (chosen) onChange(toCentimetres({ feet: chosen.feet, inches: next ?? 0 }));
  }
  return (
    <Pair>
      <SelectField
        {...shown}
        label={t('fields.height')}
        placeholder={t('choose')}
        options={listNumbers(heightLimits.feet, chosen?.feet).map((count) => ({
          value: String(count),
          label: t('feet', { count }),
        }))}
        value={chosen && String(chosen.feet)}
        onChange={chooseFeet}
      />
      <SelectField
        label={t('fields.inches')}
        placeholder={t('choose')}
        options={listNumbers(heightLimits.inches, undefined).map((count) => ({
          value: String(count),
          label: t('inches', { count }),
        }))}
        value={inches === null ? null : String(inches)}
        onChange={chooseInches}
      />
    </Pair>
  );
}

/** Includes the stored number, because an older profile may have one that is no longer offered. */
function listNumbers({ min, max }: { min: number; max: number }, held: number | undefined): number[] {
  const offered = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return held === undefined || offered.includes(held) ? offered : [held, ...offered];
}
