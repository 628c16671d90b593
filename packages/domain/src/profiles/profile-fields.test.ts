import { describe, expect, it } from 'vitest';
import { namedLookupFields } from './named-lookup-fields.ts';
import { factGroups, profileSections } from './profile-field.ts';
import { isFieldOfKind, listFieldsOfKind, listFieldsSeenBy, profileFieldList } from './profile-field-list.ts';

describe('the declarations of the profile', () => {
  it('give every field a name of its own in the domain', () => {
    const names = profileFieldList.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('name a known section and group, and fill all of them', () => {
    expect(new Set(profileFieldList.map(({ section }) => section))).toEqual(new Set(profileSections));
    expect(new Set(profileFieldList.map(({ group }) => group))).toEqual(new Set([null, ...factGroups]));
  });

  it('limit every text, and name the list of every lookup', () => {
    const lacking = profileFieldList.filter(
      ({ kind, maxLength, list }) =>
        (['text', 'longText', 'lookupName'].includes(kind) && maxLength === undefined) ||
        (['lookup', 'lookupName'].includes(kind) && list === undefined),
    );
    expect(lacking).toEqual([]);
  });

  it('put a field where its part says, unless it says otherwise', () => {
    const email = profileFieldList.find(({ column }) => column === 'email');
    expect(email).toMatchObject({ name: 'email', section: 'personal', group: 'family' });
  });

  it('are read by the owner and staff, and by members but for who wrote the profile and its street', () => {
    const all = profileFieldList.map(({ column }) => column);
    expect(listFieldsSeenBy('owner')).toEqual(all);
    expect(listFieldsSeenBy('staff')).toEqual(all);
    const own = ['author_relation', 'author_relation_text', 'has_consent', 'hide_street'];
    expect(listFieldsSeenBy('member')).toEqual(all.filter((column) => !own.includes(column)));
  });

  it('store the name of a value of a list, some of them', () => {
    expect(namedLookupFields.map(({ field, list }) => `${field}: ${list}`)).toEqual([
      'complexion: Complexion',
      'body_build: Body Build',
      'education_sector: Education Sector',
      'new_occupation: Occupation',
      'new_country: Country',
      'education_stream: Education Stream',
    ]);
  });

  it('are found by their kind', () => {
    expect(listFieldsOfKind('place')).toEqual(['new_birth_place', 'new_native_place', 'new_location']);
    expect(isFieldOfKind('new_location', 'text', 'place')).toBe(true);
    expect(isFieldOfKind('new_location', 'text')).toBe(false);
  });
});
