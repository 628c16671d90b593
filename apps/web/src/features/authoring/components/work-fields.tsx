import { groupIndian, groupWestern } from '@suchi/domain/basics';
import { guessIncome, incomeCurrencies, isIncomeDoubtful } from '@suchi/domain/profiles';
import { isEntryTaken } from '@suchi/domain/text';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { SumField } from '../../../shared/forms/sum-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { formatIncome } from '../../../shared/i18n/format-measures.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import { ProfilePlace } from './profile-fields.tsx';

export function IncomeField() {
  const t = useMessages('authoring');
  const tRules = useMessages('rules');
  const currency = useProfileValue('income_currency');
  const { value, onChange, shown } = useAnswer('income');
  const [isTyping, setIsTyping] = useState(false);
  return (
    <div>
      <SumField
        {...shown}
        label={t('fields.income')}
        hint={value === null ? t('hints.income') : formatIncome(value, currency)}
        value={value}
        group={currency === 'INR' ? groupIndian : groupWestern}
        limit={{
          isTaken: (typed) => isEntryTaken('income', typed, value),
          words: tRules('income_out_of_range'),
        }}
        onChange={onChange}
        onFocus={() => setIsTyping(true)}
        onBlur={() => {
          setIsTyping(false);
          shown.onBlur();
        }}
      />
      <div role="status">
        {value !== null && !isTyping && isIncomeDoubtful(value, currency) ? (
          <DoubtfulIncome income={value} onChoose={onChange} />
        ) : null}
      </div>
    </div>
  );
}

/** Asks, and changes nothing by itself: a family may mean what it typed. */
function DoubtfulIncome({ income, onChoose }: { income: number; onChoose: (income: number) => void }) {
  const t = useMessages('authoring');
  const meant = guessIncome(income);
  return (
    <>
      <p>{t('lowIncome.question', { income: formatIncome(income, 'INR') })}</p>
      {meant === null ? null : (
        <Button look="light" size="small" onClick={() => onChoose(meant)}>
          {t('lowIncome.meant', { income: formatIncome(meant, 'INR') })}
        </Button>
      )}
    </>
  );
}

/** The country follows the place while it is empty. */
export function WorkLocation() {
  const { form } = useEditor();
  return (
    <ProfilePlace
      path="new_location"
      onChosen={(place) => {
        const { new_country: country } = form.read().profile;
        if (place?.country && country === null) form.setValue('new_country', place.country);
      }}
    />
  );
}

export function CurrencyField() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('income_currency');
  return (
    <SelectField
      {...shown}
      label={t('fields.income_currency')}
      options={incomeCurrencies.map((currency) => ({ value: currency, label: currency }))}
      value={value}
      onChange={(chosen) => onChange(incomeCurrencies.find((currency) => currency === chosen) ?? 'INR')}
    />
  );
}
