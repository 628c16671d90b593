import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../shared/i18n/messages.ts';
import { ownSheet } from '../../test/own-profile.ts';
import { listLeadFacts, workLine } from './lead-facts.ts';

beforeAll(() => loadMessages(['profile']));

const factsOf = (profile: Parameters<typeof ownSheet>[0]) =>
  listLeadFacts(ownSheet(profile).profile, translatorFor('profile'), '2025-10-01');

describe('what a parent asks first', () => {
  it('is age, height and place', () => {
    expect(factsOf({})).toEqual(['30 years', '5 ft 9 in', 'Pune']);
  });

  it('leaves out what is not known', () => {
    expect(factsOf({ brithday: null, new_location: null })).toEqual(['5 ft 9 in']);
    expect(factsOf({ brithday: null, height: null, new_location: null })).toEqual([]);
  });
});

describe('a work', () => {
  it('is joined from what is given', () => {
    expect(workLine({ designation: null, new_occupation: 'Farmer', organization_name: null })).toBe('Farmer');
    expect(
      workLine({ designation: 'Team lead', new_occupation: 'Engineer', organization_name: 'Sahyadri' }),
    ).toBe('Team lead, Sahyadri');
  });
});
