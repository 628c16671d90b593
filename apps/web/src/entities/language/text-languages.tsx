import { type Language, sourceLanguage } from '@suchi/words';
import { useId } from 'react';
import { languages } from 'virtual:languages';
import { Segments } from '../../shared/forms/segments.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { otherLanguages } from './other-languages.ts';

const english = languages.find(({ code }) => code === sourceLanguage)?.name ?? sourceLanguage;

interface TextLanguagesProps {
  label: string;
  hint: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** For the office: the language of a text that is written or shown. Each is in its own script. */
export function TextLanguages({ label, hint, value, onChange }: TextLanguagesProps) {
  const hintId = useId();
  if (otherLanguages.length === 0) return null;
  const options: { value: Language; label: string; lang: Language }[] = [
    { value: 'en', label: english, lang: 'en' },
    ...otherLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code })),
  ];
  return (
    <Stack gap={1}>
      <Segments
        role="radiogroup"
        aria-label={label}
        aria-describedby={hintId}
        options={options}
        value={value}
        onChange={onChange}
      />
      <Text id={hintId} tone="muted" size="sm">
        {hint}
      </Text>
    </Stack>
  );
}
