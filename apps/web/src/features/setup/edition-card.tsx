import type { SetupEdition } from '@suchi/contracts/setup';
import { groupIndian } from '@suchi/domain/basics';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { DateField } from '../../shared/forms/date-field.tsx';
import { NumberField } from '../../shared/forms/number-field.tsx';
import { SumField } from '../../shared/forms/sum-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Tiles } from '../../shared/ui/columns.tsx';

type EditionValues = SetupEdition & { latest_birth_date: string | null };

interface EditionCardProps {
  values: EditionValues;
  problems: Readonly<Record<string, string>>;
  onType: (values: Partial<EditionValues>) => void;
}

const paisePerRupee = 100;

/** The first book and event: days, prices, and who is too young. */
export function EditionCard({ values, problems, onType }: EditionCardProps) {
  const t = useMessages('setup');
  const common = (name: keyof EditionValues) => ({ label: t(`fields.${name}`), error: problems[name] });
  const day = (name: 'registration_until' | 'event_date' | 'latest_birth_date', hint?: string) => (
    <DateField
      {...common(name)}
      hint={hint}
      value={values[name]}
      onChange={(value) => onType({ [name]: value })}
    />
  );
  const price = (name: 'subscription_price' | 'suchi_price') => (
    <SumField
      {...common(name)}
      prefix="₹"
      group={groupIndian}
      value={values[name] / paisePerRupee}
      onChange={(rupees) => rupees !== null && onType({ [name]: rupees * paisePerRupee })}
    />
  );
  return (
    <DesignCard title={t('edition')}>
      <Tiles least={200} gap={4} isFull className="align-start">
        <NumberField
          {...common('year')}
          value={values.year}
          onChange={(year) => onType({ year: year ?? 0 })}
        />
        {day('registration_until')}
        {day('event_date')}
        <TextField
          {...common('event_place')}
          autoComplete="off"
          value={values.event_place ?? ''}
          onChange={({ target }) => onType({ event_place: target.value })}
        />
        {price('subscription_price')}
        {price('suchi_price')}
        {day('latest_birth_date', t('latestBirthDateHint'))}
      </Tiles>
    </DesignCard>
  );
}
