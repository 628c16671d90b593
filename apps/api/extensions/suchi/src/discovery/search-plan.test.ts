import { searchFilters } from '@suchi/contracts/discovery';
import { describe, expect, it } from 'vitest';
import * as indexed from '../../../../schema/profile-search-indexes.ts';
import * as planned from './search-plan.ts';
import { type ListScope, planSearch } from './search-plan.ts';

const scope: ListScope = {
  genders: ['Female'],
  createdUntil: null,
  activationCutOff: '2024-07-01',
  isStaff: false,
  today: '2026-11-15',
};
const plan = (filters: object = {}, of: Partial<ListScope> = {}) =>
  planSearch({ ...scope, ...of }, searchFilters.parse(filters), 'newest');
const bindingsOf = (filters: object, of: Partial<ListScope> = {}) =>
  plan(filters, of).conditions.flatMap(({ bindings }) => bindings);

it('the texts that are compared are those that are indexed, letter by letter', () => {
  const { searchableName, ownScriptText, searchablePlace, searchableNativePlace } = planned;
  // The last one belongs to the office's lists.
  const { profileSearchIndexes, officeText: _officeText, ...texts } = indexed;
  expect({ searchableName, ownScriptText, searchablePlace, searchableNativePlace }).toEqual(texts);
  expect(profileSearchIndexes.length).toBeGreaterThan(15);
});

describe('planSearch', () => {
  it('takes the gender from the scope, and from the filter only where both may be searched', () => {
    expect(bindingsOf({ gender: 'Male' })).toContain('Female');
    expect(bindingsOf({ gender: 'Male' })).not.toContain('Male');
    const both = { genders: ['Male', 'Female'] as const };
    expect(bindingsOf({ gender: 'Male' }, both)).not.toContain('Female');
    expect(bindingsOf({}, both)).toEqual(expect.arrayContaining(['Male', 'Female']));
  });

  it('has one key for one search, and another for another', () => {
    expect(plan({ marital_status: ['Widow', 'Divorced'] }).key).toBe(
      plan({ marital_status: ['Divorced', 'Widow'] }).key,
    );
    expect(plan({ gotra: [2, 1, 2] }).key).toBe(plan({ gotra: [1, 2] }).key);
    expect(plan({ income_from: 5 }).key).toBe(plan({ income_from: 5, income_currency: 'INR' }).key);
    // A currency without an amount asks for nothing.
    expect(plan({ income_currency: 'USD' }).key).toBe(plan().key);
    expect(plan({ country: 'u.s.' }).key).toBe(plan({ country: 'America' }).key);
    const searches = [
      plan(),
      plan({ born_from: '1995-01-01' }),
      plan({ born_to: '1995-01-01' }),
      plan({ name: 'asha' }),
      plan({ location: 'asha' }),
      plan({ native_place: 'asha' }),
      plan({ name: '137' }),
      plan({ age_from: 25 }),
      plan({ age_to: 25 }),
      plan({ age_from: 25 }, { today: '2026-11-16' }),
      plan({ gotra: [13_001] }),
      plan({ without_gotra: [13_001] }),
      plan({ education: [13_001] }),
      plan({ income_from: 100 }),
      plan({ income_to: 100 }),
      plan({ income_from: 100, income_currency: 'USD' }),
      plan({}, { createdUntil: '2025-12-31' }),
      plan({}, { activationCutOff: '2025-12-31' }),
      plan({}, { isStaff: true }),
      planSearch(scope, searchFilters.parse({}), 'height'),
    ];
    expect(new Set(searches.map(({ key }) => key)).size).toBe(searches.length);
  });

  it('finds a suchi number in both genders and whatever else is set', () => {
    const both = { genders: ['Male', 'Female'] as const };
    expect(plan({ name: ' 137 ', gender: 'Male', country: 'USA', age_from: 30 }, both).key).toBe(
      plan({ name: '137' }, both).key,
    );
    expect(bindingsOf({ name: '137' })).toContain(137);
    expect(plan({ name: '137' }).nearest).toBeNull();
  });

  it('turns ages into birthdays, both ends included', () => {
    expect(bindingsOf({ age_from: 25, age_to: 30 })).toEqual(
      expect.arrayContaining(['2001-11-15', '1995-11-15']),
    );
  });

  it('has no wildcards but its own', () => {
    expect(bindingsOf({ location: '100%_\\' })).toContain('%100\\%\\_\\\\%');
  });

  it('lets no text of a person into the SQL', () => {
    const typed = `'; drop table "x"`;
    const made = plan({ name: typed, country: typed, location: typed, education_sector: typed });
    const parts = [made, made.nearest].flatMap((one) => [
      ...(one?.conditions ?? []),
      one?.rank ?? { sql: '' },
    ]);
    expect(parts.length).toBeGreaterThan(15);
    for (const { sql } of parts) expect(sql).not.toContain('drop');
  });

  it('looks for the sound of a word too, and puts names that are written as typed first', () => {
    expect(bindingsOf({ name: 'Rohan' })).toEqual(expect.arrayContaining(['%rohan%', '% rohn%']));
    expect(bindingsOf({ name: 'रोहन' })).toEqual(expect.arrayContaining(['%रोहन%', '% rohn%']));
    expect(plan({ name: 'om rohan' }).rank?.bindings).toEqual(['%om%', '%rohan%']);
    expect(plan({ name: 'रोहन' }).rank?.bindings).toEqual(['%रोहन%', '%रोहन%']);
    for (const name of ['', 'om', 'a']) expect(plan({ name }).rank, name).toBeNull();
  });

  it('looks for similar names only by longer words, and only after the words themselves', () => {
    const namesOf = (filters: object, of: 'exact' | 'nearest') => {
      const made = plan(filters);
      return (of === 'exact' ? made : made.nearest)?.conditions.slice(5).map(({ name }) => name);
    };
    expect(namesOf({ name: 'om vaishnvi' }, 'exact')).toEqual(['word', 'word']);
    expect(namesOf({ name: 'om vaishnvi' }, 'nearest')).toEqual(['word', 'resembling']);
    expect(plan({ name: 'om' }).nearest).toBeNull();
    expect(plan({ name: '   ' }).nearest).toBeNull();
  });
});
