import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type LabelledPath, useAnswer, useLabel } from '../model/use-answer.ts';

type YesNoPath = Extract<LabelledPath, 'has_children' | 'match_horoscope'>;

interface ProfileYesNoProps {
  path: YesNoPath;
  hint?: string;
}

/** A question of the profile that is answered with yes or no. */
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
