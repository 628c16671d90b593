import { grievanceText } from '@suchi/domain/grievances';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';

export const isLongEnough = (text: string): boolean => text.trim().length >= grievanceText.min;

interface HappenedFieldProps {
  label?: string;
  text: string;
  isTried: boolean;
  onChange: (text: string) => void;
}

/** What the person says, in any language. */
export function HappenedField({ label, text, isTried, onChange }: HappenedFieldProps) {
  const t = useMessages('grievances');
  const { min, max } = grievanceText;
  return (
    <TextAreaField
      label={label ?? t('happened')}
      labelAside={
        <Text as="span" tone="muted" figures aria-hidden="true">
          {text.length}
        </Text>
      }
      hint={t('happenedHint', { count: min })}
      isRequired
      rows={5}
      maxLength={max}
      error={isTried && !isLongEnough(text) ? t('happenedMissing', { count: min }) : undefined}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
