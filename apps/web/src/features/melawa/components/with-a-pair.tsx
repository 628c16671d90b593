import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { AnswerPartProps } from './who-comes.tsx';

/** In a pair the numbers open at once where both families said so here. */
export function WithAPair({ answer, onChange }: Omit<AnswerPartProps, 'own'>) {
  const t = useMessages('melawa');
  return (
    <CheckboxField
      label={t('form.shares')}
      hint={t('form.sharesHint')}
      isChecked={answer.shares_number}
      onChange={(shares) => onChange({ shares_number: shares })}
    />
  );
}
