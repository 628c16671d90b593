import { describe, expect, it } from 'vitest';
import {
  type Difference,
  findLosses,
  findUnfillable,
  isEmptyDiff,
  isForStudio,
  listExpansions,
  type SnapshotDiff,
  splitDiff,
} from './schema-loss.ts';

const none: SnapshotDiff = { collections: [], fields: [], relations: [], systemFields: [] };
const field = (name: string, ...diff: Difference[]) => ({ collection: 'qd_order', field: name, diff });
const edit = (property: string, lhs: unknown, rhs: unknown): Difference => {
  return { kind: 'E', path: ['schema', property], lhs, rhs };
};
const dropped = (type: string): Difference => ({ kind: 'D', lhs: { type } });

describe('findLosses', () => {
  it('names dropped collections and fields', () => {
    const diff: SnapshotDiff = {
      ...none,
      collections: [{ collection: 'qd_old', diff: [{ kind: 'D', lhs: {} }] }],
      fields: [field('note', dropped('text'))],
    };
    expect(findLosses(diff)).toMatchObject([
      { kind: 'drop', name: 'qd_old' },
      { kind: 'drop', name: 'qd_order.note' },
    ]);
  });

  it.each<[property: string, before: unknown, after: unknown]>([
    ['max_length', 200, 100],
    ['max_length', null, 100],
    ['is_nullable', true, false],
    ['is_unique', false, true],
    ['data_type', 'text', 'integer'],
    ['data_type', 'bigint', 'integer'],
    ['numeric_precision', 10, 5],
    ['numeric_scale', 2, 1],
    ['numeric_scale', 2, 3],
  ])('calls %s from %s to %s narrower', (...change) => {
    const [loss] = findLosses({ ...none, fields: [field('name', edit(...change))] });
    expect(loss).toMatchObject({ kind: 'narrow', name: 'qd_order.name' });
  });

  it.each<[property: string, before: unknown, after: unknown]>([
    ['max_length', 100, 200],
    ['max_length', 100, null],
    ['is_nullable', false, true],
    ['is_unique', true, false],
    ['data_type', 'character varying', 'text'],
    ['data_type', 'integer', 'bigint'],
    ['numeric_precision', 32, 64],
    ['default_value', 'a', 'b'],
  ])('lets %s go from %s to %s', (...change) => {
    expect(findLosses({ ...none, fields: [field('name', edit(...change))] })).toEqual([]);
  });

  it('allows dropping what has no data: aliases, relations, words of the Studio', () => {
    const diff: SnapshotDiff = {
      ...none,
      fields: [
        field('payments', dropped('alias')),
        field('name', { kind: 'D', path: ['meta', 'note'], lhs: 'a' }),
        field('city', { kind: 'N' }),
      ],
      relations: [field('edition', { kind: 'D' })],
    };
    expect(findLosses(diff)).toEqual([]);
  });
});

describe('splitDiff', () => {
  it('keeps a field, its relation and its return as another type together', () => {
    const diff: SnapshotDiff = {
      ...none,
      fields: [
        field('edition', dropped('integer')),
        field('edition', { kind: 'N' }),
        field('city', { kind: 'N' }),
      ],
      relations: [field('edition', { kind: 'D' }), field('user', { kind: 'N' })],
    };
    const { safe, losing } = splitDiff(diff);
    expect([...safe.fields, ...safe.relations].map((entry) => entry.field)).toEqual(['city', 'user']);
    expect([...losing.fields, ...losing.relations].map((entry) => entry.field)).toEqual([
      'edition',
      'edition',
      'edition',
    ]);
    expect(isEmptyDiff(losing)).toBe(false);
    expect(isEmptyDiff(splitDiff(safe).losing)).toBe(true);
  });
});

describe('isForStudio', () => {
  const meta = (property: string, rhs: unknown): Difference => {
    return { kind: 'E', path: ['meta', property], lhs: 1, rhs };
  };

  it('distinguishes a change of order and words from one of the column', () => {
    expect(isForStudio(field('name', meta('sort', 3), meta('note', null)))).toBe(true);
    expect(isForStudio(field('name', meta('sort', 3), edit('max_length', 100, 200)))).toBe(false);
    expect(isForStudio(field('name', meta('options', { choices: [] })))).toBe(false);
    expect(isForStudio(field('name', { kind: 'N' }))).toBe(false);
  });
});

describe('listExpansions', () => {
  const relation = (name: string, diff: Difference) => ({
    collection: 'qd_order',
    field: name,
    diff: [diff],
  });
  const created: Difference = { kind: 'N', rhs: {} };

  it('takes new collections at once and each field of an old one alone, with its relation', () => {
    const diff: SnapshotDiff = {
      ...none,
      collections: [{ collection: 'qd_new', diff: [created] }],
      fields: [
        { collection: 'qd_new', field: 'id', diff: [created] },
        field('city', created),
        field('note', created),
      ],
      relations: [relation('city', created), relation('older', created)],
    };
    expect(listExpansions(diff)).toEqual([
      { ...none, collections: diff.collections, fields: [diff.fields[0]] },
      { ...none, fields: [diff.fields[1]], relations: [diff.relations[0]] },
      { ...none, fields: [diff.fields[2]] },
      { ...none, relations: [diff.relations[1]] },
    ]);
  });

  it('leaves out what deletes or narrows, lists without a column included', () => {
    const diff: SnapshotDiff = {
      ...none,
      collections: [{ collection: 'qd_old', diff: [{ kind: 'D', lhs: {} }] }],
      fields: [
        field('note', dropped('text')),
        field('notes', dropped('alias')),
        field('name', edit('max_length', 200, 100)),
      ],
      relations: [relation('notes', { kind: 'D', lhs: {} })],
    };
    expect(listExpansions(diff)).toEqual([]);
  });
});

describe('findUnfillable', () => {
  const column = (name: string, schema: object) => field(name, { kind: 'N', rhs: { schema } });
  const required = { is_nullable: false, default_value: null, has_auto_increment: false };

  it('names new columns that must have a value and get none', () => {
    const fields = [
      column('required', required),
      column('filled', { ...required, default_value: false }),
      column('counted', { ...required, has_auto_increment: true }),
      column('optional', { ...required, is_nullable: true }),
      field('list', { kind: 'N', rhs: { schema: null } }),
      field('wider', edit('is_nullable', false, true)),
    ];
    expect(findUnfillable({ ...none, fields })).toEqual(['qd_order.required']);
    const collections = [{ collection: 'qd_order', diff: [{ kind: 'N' as const, rhs: {} }] }];
    expect(findUnfillable({ ...none, collections, fields })).toEqual([]);
  });
});
