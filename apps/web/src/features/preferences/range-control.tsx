import { wantedLimits, type WantedRange } from '@suchi/domain/fit';
import { toCentimetres } from '@suchi/domain/profiles';
import { useState } from 'react';
import { SelectField, type SelectOption } from '../../shared/forms/select-field.tsx';
import { formatHeight } from '../../shared/i18n/format-measures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './preferences.module.css';

interface RangeControlProps {
  kind: 'age' | 'height';
  value: WantedRange | null;
  onChange: (value: WantedRange | null) => void;
}

const inchesPerFoot = 12;
const listWhole = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** From 4 ft to 7 ft. */
const heights = listWhole(4 * inchesPerFoot, 7 * inchesPerFoot).map((inches) =>
  toCentimetres({ feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot }),
);
const ages = listWhole(wantedLimits.age.min, wantedLimits.age.max);

const toNumber = (text: string | null) => (text === null ? null : Number(text));
const isReversed = ({ from, to }: WantedRange) => from !== null && to !== null && from > to;

/** Either end may be any. A range in the wrong order is shown and not saved. */
export function RangeControl({ kind, value, onChange }: RangeControlProps) {
  const t = useMessages('preferences');
  const tFit = useMessages('fit');
  const [chosen, setChosen] = useState<WantedRange>(value ?? { from: null, to: null });
  // Cleared from outside.
  const shown = value === null && !isReversed(chosen) ? { from: null, to: null } : chosen;
  const options: SelectOption[] =
    kind === 'age'
      ? ages.map((age) => ({ value: String(age), label: tFit('facts.age', { count: age }) }))
      : heights.map((height) => ({ value: String(height), label: formatHeight(height) }));
  const choose = (next: WantedRange) => {
    setChosen(next);
    if (isReversed(next)) return;
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <div>
      <div className={classes.range}>
        {(['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            label={t(end)}
            placeholder={t('any')}
            options={options}
            value={shown[end] === null ? null : String(shown[end])}
            onChange={(text) => choose({ ...shown, [end]: toNumber(text) })}
          />
        ))}
      </div>
      {isReversed(shown) ? (
        <Row as="div" gap={2} wrap role="alert">
          <Text as="span" tone="error">
            {t('reversed')}
          </Text>
          <LinkButton onClick={() => choose({ from: shown.to, to: shown.from })}>{t('swap')}</LinkButton>
        </Row>
      ) : null}
    </div>
  );
}
