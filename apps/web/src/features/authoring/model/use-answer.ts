import { useController } from 'react-hook-form';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type ProfilePath, type ProfileValue, useEditor } from './profile-editor.ts';

export type LabelledPath = Exclude<
  ProfilePath,
  `${string}.${string}` | 'addresses' | 'children' | 'main_photo' | 'main_video' | 'photos'
>;

export function useAnswer<Name extends ProfilePath>(path: Name) {
  const { control, errorAt, isRequired, leaveField } = useEditor();
  const { field } = useController({ control, name: path });
  return {
    value: field.value as ProfileValue<Name>,
    onChange: (value: ProfileValue<Name>) => field.onChange(value),
    shown: {
      id: path as string,
      error: errorAt(path),
      isRequired: isRequired(path),
      onBlur: () => leaveField(path),
    },
  };
}

export function useLabel(path: LabelledPath): string {
  return useMessages('authoring')(`fields.${path}`);
}

const specialLabels = {
  main_photo: 'media.photos.label',
  photos: 'media.photos.others',
  main_video: 'media.video.label',
  children: 'fields.has_children',
  addresses: 'sections.contact',
} as const;

const isSpecial = (field: string): field is keyof typeof specialLabels => field in specialLabels;

/** The label of a field in the form by the path of a change, such as `addresses.0`. */
export function useFieldLabel(): (path: string) => string {
  const t = useMessages('authoring');
  return (path) => {
    const [field = path, index] = path.split('.');
    if (field === 'addresses' && index !== undefined)
      return t('addresses.numbered', { number: Number(index) + 1 });
    return t(isSpecial(field) ? specialLabels[field] : `fields.${field as LabelledPath}`);
  };
}
