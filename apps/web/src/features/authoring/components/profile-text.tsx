import type { ProfileFormData } from '@suchi/contracts/profile';
import { profileMessages } from '@suchi/domain/profile';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { acceptEnglish } from '../model/english-entry.ts';
import { type LabelledPath, useAnswer, useLabel } from '../model/use-answer.ts';

type TextPath = {
  [Name in LabelledPath]: ProfileFormData[Name] extends string | null ? Name : never;
}[LabelledPath];

interface ProfileTextProps {
  path: TextPath;
  /** Printed in the book, so only characters that the printer supports. */
  isEnglish?: boolean;
  isLong?: boolean;
  hint?: string;
  /** Required by another answer. */
  isAsked?: boolean;
  /** Instead of the field's usual one. */
  label?: string;
  type?: 'email' | 'text' | 'url';
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
}

export function ProfileText({
  path,
  isEnglish = false,
  isLong = false,
  isAsked = false,
  ...input
}: ProfileTextProps) {
  const usualLabel = useLabel(path);
  const { value, onChange, shown: answer } = useAnswer<TextPath>(path);
  const shown = { ...answer, isRequired: answer.isRequired || isAsked };
  const text = value ?? '';
  const take = (typed: string) => {
    const accepted = isEnglish ? acceptEnglish(text, typed) : typed;
    if (accepted === null) showToast({ message: profileMessages.not_english, tone: 'warning' });
    else onChange(accepted === '' ? null : accepted);
  };
  const { type, autoComplete = 'off', label = usualLabel, ...area } = input;
  if (isLong) {
    return (
      <TextAreaField
        {...area}
        {...shown}
        label={label}
        value={text}
        onChange={(event) => take(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...area}
      {...shown}
      type={type}
      autoComplete={autoComplete}
      label={label}
      value={text}
      onChange={(event) => take(event.target.value)}
    />
  );
}
