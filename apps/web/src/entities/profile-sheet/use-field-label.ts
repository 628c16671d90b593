import { profileForm } from '@suchi/contracts/profiles';
import { useMessages } from '../../shared/i18n/messages.ts';

type ProfileField = keyof typeof profileForm.shape;

/** The label for a data path of a change, such as `addresses.0`. */
export function useFieldLabel(): (path: string) => string {
  const t = useMessages('profile');
  return (path) => {
    const [field = path, index] = path.split('.');
    if (field === 'addresses' && index !== undefined)
      return t('lines.numberedAddress', { number: Number(index) + 1 });
    return isProfileField(field) ? t(`labels.${field}`) : field.replaceAll('_', ' ');
  };
}

function isProfileField(field: string): field is ProfileField {
  return Object.hasOwn(profileForm.shape, field);
}
