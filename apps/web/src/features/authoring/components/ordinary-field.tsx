import { openLookups } from '@suchi/domain/lookups';
import { isFieldOfKind, type ProfileFieldName, profileFields } from '@suchi/domain/profiles';
import type { ComponentProps } from 'react';
import { isChoiceField } from '../../../shared/i18n/choice-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ProfileChoice, ProfileNumber, ProfilePlace, ProfileText, ProfileTick } from './profile-fields.tsx';
import { ProfileLookup, ProfileLookupName, ProfileShortList } from './profile-lookup.tsx';
import { Wide } from './section-card.tsx';

const hinted = ['email', 'match_horoscope', 'education_sector', 'hide_street'] as const;

const wide: readonly ProfileFieldName[] = ['email', 'match_horoscope', 'hide_street'];

/** Attributes of the input. */
const inputs: Partial<
  Record<ProfileFieldName, Pick<ComponentProps<typeof ProfileText>, 'type' | 'autoComplete'>>
> = {
  first_name: { autoComplete: 'given-name' },
  middle_name: { autoComplete: 'additional-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  organization_name: { autoComplete: 'organization' },
  designation: { autoComplete: 'organization-title' },
};

export function OrdinaryField({ field }: { field: ProfileFieldName }) {
  return wide.includes(field) ? (
    <Wide>
      <Control field={field} />
    </Wide>
  ) : (
    <Control field={field} />
  );
}

function Control({ field }: { field: ProfileFieldName }) {
  const t = useMessages('authoring');
  const hintKey = hinted.find((name) => name === field);
  const hint = hintKey && { hint: t(`hints.${hintKey}`) };
  if (isFieldOfKind(field, 'text', 'longText')) {
    const { kind } = profileFields[field];
    const isEnglish = 'isEnglish' in profileFields[field];
    return (
      <ProfileText
        path={field}
        isEnglish={isEnglish}
        isLong={kind === 'longText'}
        {...inputs[field]}
        {...hint}
      />
    );
  }
  if (isFieldOfKind(field, 'lookup')) {
    const { list } = profileFields[field];
    return <ProfileLookup path={field} lookup={list} canAdd={isOpen(list)} {...hint} />;
  }
  if (isFieldOfKind(field, 'lookupName')) {
    const { list } = profileFields[field];
    // A list that members cannot add to is short.
    return isOpen(list) ? (
      <ProfileLookupName path={field} lookup={list} canAdd {...hint} />
    ) : (
      <ProfileShortList path={field} lookup={list} />
    );
  }
  if (isChoiceField(field)) return <ProfileChoice path={field} {...hint} />;
  if (isFieldOfKind(field, 'place')) return <ProfilePlace path={field} />;
  if (isFieldOfKind(field, 'boolean')) return <ProfileTick path={field} {...hint} />;
  if (isFieldOfKind(field, 'number', 'count')) return <ProfileNumber path={field} />;
  throw new Error(`The field ${field} has no ordinary control: declare one in section-fields.tsx.`);
}

const isOpen = (list: string) => openLookups.some((open) => open === list);
