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
