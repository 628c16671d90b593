import { useMessages } from '../i18n/messages.ts';

const messageKeys = [
  'required',
  'characters',
  'tooLong',
  'name',
  'email',
  'mobile',
  'passwordTooShort',
  'staffPasswordTooShort',
  'passwordCommon',
  'passwordPersonal',
  'passwordSame',
  'oldPasswordWrong',
  'passwordMismatch',
  'otp',
  'mergeField',
] as const;

/**
 * The message for a validation key of the contracts; unknown keys get a general one. A text that is no key, with blanks
 * or other letters, is a message already.
 */
export function useFieldMessage(): (key: string | undefined, fieldLabel: string) => string | undefined {
  const t = useMessages('fields');
  return (key, fieldLabel) => {
    if (key === undefined) return undefined;
    if (!/^\w+$/.test(key)) return key;
    const known = messageKeys.find((messageKey) => messageKey === key) ?? 'invalid';
    return t(`validation.${known}`, { field: fieldLabel });
  };
}
