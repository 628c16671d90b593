import type { ProfileFormData } from '@suchi/contracts/profiles';
import { useRuleWords } from '../../../entities/own-profile/rule-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { errorAt } from './form-store.ts';
import { useEditor, useFormState } from './profile-editor.ts';

export type ProfilePath = keyof ProfileFormData;

export type LabelledPath = Exclude<
  ProfilePath,
  'addresses' | 'children' | 'main_photo' | 'main_video' | 'photos'
>;

export function useAnswer<Name extends ProfilePath>(path: Name) {
  const { setValue } = useEditor().form;
  return {
    value: useProfileValue(path),
    onChange: (value: ProfileFormData[Name]) => setValue(path, value),
    shown: useShown(path),
  };
}

/** An answer that another field's control needs too. */
export function useProfileValue<Name extends ProfilePath>(path: Name): ProfileFormData[Name] {
  return useFormState(({ profile }) => profile[path]);
}

/** What a control shows beside its value; also of a part of an answer, such as `children.0.age`. */
export function useShown(path: string) {
  const { leaveField } = useEditor().form;
  const toWords = useRuleWords();
  const code = useFormState((state) => errorAt(state, path));
  return {
    id: path,
    error: code === undefined ? undefined : toWords(code),
    isRequired: useFormState(({ findings }) => findings.required.has(path)),
    onBlur: () => leaveField(path),
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
