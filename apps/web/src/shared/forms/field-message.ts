import { useMessages } from '../i18n/messages.ts';

const messageKeys = [
  'required',
  'tooLong',
  'name',
  'email',
  'mobile',
  'passwordTooShort',
  'passwordCommon',
  'passwordPersonal',
  'oldPasswordWrong',
  'passwordMismatch',
  'otp',
] as const;

/**
 * The sentence for a validation key of the contracts; a key we do not know still gets a kind sentence. What has blanks
 * in it is a sentence already: rules of the domain come with the specification's words.
 */
export function useFieldMessage(): (key: string | undefined, fieldLabel: string) => string | undefined {
  const t = useMessages('common');
  return (key, fieldLabel) => {
    if (key === undefined) return undefined;
    if (key.includes(' ')) return key;
    const known = messageKeys.find((messageKey) => messageKey === key) ?? 'invalid';
    return t(`validation.${known}`, { field: fieldLabel });
  };
}
