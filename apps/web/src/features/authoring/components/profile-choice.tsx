import type { FieldNameOfKind } from '@suchi/domain/profile';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useAnswer, useLabel } from '../model/use-answer.ts';

type YesNoPath = FieldNameOfKind<'boolean'>;

interface ProfileYesNoProps {
  path: YesNoPath;
  hint?: string;
}

export function ProfileYesNo({ path, hint }: ProfileYesNoProps) {
  const t = useMessages('authoring');
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<YesNoPath>(path);
  return (
    <ChoiceField
      {...shown}
      label={label}
      hint={hint}
      options={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: t(answer) }))}
      value={value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
