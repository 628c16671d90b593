import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { findCandidateSection, type SectionFacts } from './section.ts';

const facts: SectionFacts = { gender: 'Female', maritalStatus: 'Unmarried', approvedOn: '2025-09-01' };
const kindOf = (changed: Partial<SectionFacts>, edition = defaultEdition) =>
  findCandidateSection({ ...facts, ...changed }, edition)?.kind ?? null;

describe('findCandidateSection', () => {
  it.each([
    [{ gender: 'Male', maritalStatus: 'Unmarried' }, 'unmarried_male'],
    [{ gender: 'Male', maritalStatus: 'Divorced' }, 'divorced_male'],
    [{ gender: 'Male', maritalStatus: 'Widower' }, 'widowed'],
    [{ gender: 'Female', maritalStatus: 'Unmarried' }, 'unmarried_female'],
    [{ gender: 'Female', maritalStatus: 'Divorced' }, 'divorced_female'],
    [{ gender: 'Female', maritalStatus: 'Widow' }, 'widowed'],
    [{ gender: null }, null],
    [{ maritalStatus: null }, null],
  ] as const)('of %o is %s', (changed, kind) => {
    expect(kindOf(changed)).toBe(kind);
  });

  it('is the late entries after the last day to register', () => {
    expect(kindOf({ approvedOn: '2025-10-15' })).toBe('unmarried_female');
    expect(kindOf({ approvedOn: '2025-10-16' })).toBe('late');
    expect(kindOf({ approvedOn: '2025-10-16' }, { ...defaultEdition, registrationUntil: null })).toBe(
      'unmarried_female',
    );
  });

  it('is missing where the edition has no such section', () => {
    const sections = defaultEdition.sections.filter(({ kind }) => kind === 'unmarried_female');
    const edition = { ...defaultEdition, sections };
    expect(kindOf({ approvedOn: '2025-10-16' }, edition)).toBe('unmarried_female');
    expect(kindOf({ maritalStatus: 'Widow' }, edition)).toBeNull();
  });
});
