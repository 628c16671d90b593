import { searchFilters } from '@suchi/contracts/discovery';
import { describe, expect, it } from 'vitest';
import { searchableName as indexedName } from '../../../../schema/profile-search-indexes.ts';
import { qdMatrimonialProfile } from '../../../../schema/qd-matrimonial-profile.ts';
import { keptVersions as keptByDatabase, searchedColumns } from '../../../../schema/search-version.ts';
import { keptVersions } from './repository/lists.ts';
import { type ListScope, planSearch, searchableName, sortKeys } from './search-plan.ts';

const scope: ListScope = {
  genders: ['Female'],
  createdUntil: null,
  activationCutOff: '2024-07-01',
  isStaff: false,
};
const plan = (filters: object = {}, of: Partial<ListScope> = {}) =>
  planSearch({ ...scope, ...of }, searchFilters.parse(filters), 'newest');
const bindingsOf = (filters: object, of: Partial<ListScope> = {}) =>
  plan(filters, of).conditions.flatMap(({ bindings }) => bindings);

describe('what is said twice', () => {
  it('the name is the one that is indexed, letter by letter', () => {
    expect(searchableName).toBe(indexedName);
  });

  it('what search asks or sorts by is watched for changes', () => {
    const everything = plan(
      {
        name: 'asha',
        marital_status: ['Widow'],
        born_from: '1990-01-01',
        born_to: '1999-12-31',
        height_from_cm: 150,
        height_to_cm: 170,
        country: 'India',
        location: 'Pune',
        education_sector: 'x',
        education_stream: 'x',
        job_type: 1,
        match_horoscope: true,
        is_handicapped: false,
      },
      { createdUntil: '2025-12-31' },
    );
    const sql = [
      ...everything.conditions.map((condition) => condition.sql),
      ...Object.values(sortKeys).map(({ key, orderBy }) => `${key} ${orderBy}`),
    ].join(' ');
    const asked = Object.keys(qdMatrimonialProfile.fields).filter((column) =>
      new RegExp(`\\b${column}\\b`).test(sql),
    );
    // Neither of the two ever changes.
    expect(asked.filter((column) => !['id', 'user'].includes(column)).toSorted()).toEqual(
      [...searchedColumns].toSorted(),
    );
  });

  it('changes are remembered for as long as the database keeps them', () => {
    expect(keptVersions).toBe(keptByDatabase);
  });
});

describe('planSearch', () => {
  it('takes the gender from the scope, and from the filter only where both may be searched', () => {
    expect(bindingsOf({ gender: 'Male' })).toContain('Female');
    expect(bindingsOf({ gender: 'Male' })).not.toContain('Male');
    const both = { genders: ['Male', 'Female'] as const };
    expect(bindingsOf({ gender: 'Male' }, both)).not.toContain('Female');
    expect(bindingsOf({}, both)).toEqual(expect.arrayContaining(['Male', 'Female']));
  });

  it('has one signature for one question, and another for another', () => {
    expect(plan({ marital_status: ['Widow', 'Divorced'] }).signature).toBe(
      plan({ marital_status: ['Divorced', 'Widow'] }).signature,
    );
    expect(plan({ country: 'u.s.' }).signature).toBe(plan({ country: 'America' }).signature);
    const questions = [
      plan(),
      plan({ born_from: '1995-01-01' }),
      plan({ born_to: '1995-01-01' }),
      plan({ name: 'asha' }),
      plan({ location: 'asha' }),
      plan({}, { createdUntil: '2025-12-31' }),
      plan({}, { activationCutOff: '2025-12-31' }),
      plan({}, { isStaff: true }),
      planSearch(scope, searchFilters.parse({}), 'height'),
    ];
    expect(new Set(questions.map(({ signature }) => signature)).size).toBe(questions.length);
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

  it('looks for what resembles only by longer words, and only after the words themselves', () => {
    const namesOf = (filters: object, of: 'exact' | 'nearest') => {
      const made = plan(filters);
      return (of === 'exact' ? made : made.nearest)?.conditions.slice(4).map(({ name }) => name);
    };
    expect(namesOf({ name: 'om vaishnvi' }, 'exact')).toEqual(['word', 'word']);
    expect(namesOf({ name: 'om vaishnvi' }, 'nearest')).toEqual(['word', 'resembling']);
    expect(plan({ name: 'om' }).nearest).toBeNull();
    expect(plan({ name: '   ' }).nearest).toBeNull();
  });
});
