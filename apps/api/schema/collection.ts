import type { FieldDefinition } from './field.ts';

/** A rule that the database itself keeps, beyond what the engine can declare; a changed definition is noticed and replaced. */
export type DatabaseRule = CheckOrIndex | ConstraintTrigger;

/** A check or a special index. */
export interface CheckOrIndex {
  /** Unique in the database. */
  name: `suchi_${string}`;
  kind: 'check' | 'index';
  /** For a check: the condition. For an index: all that follows `on table`, with `unique` said apart. */
  definition: string;
  isUnique?: boolean;
}

/** A constraint trigger: what happens, and all that follows `on table`. */
export interface ConstraintTrigger {
  name: `suchi_${string}`;
  kind: 'trigger';
  definition: { event: string; body: string };
}

/** A collection of our own, or the fields we add to one of the engine's. */
export interface CollectionDefinition {
  collection: string;
  /** The engine owns the collection; we only add fields to it. */
  isSystem: boolean;
  isSingleton: boolean;
  /** Not listed in the Studio: junctions and logs. */
  isHidden: boolean;
  icon: string | null;
  note: string | null;
  fields: Record<string, FieldDefinition>;
  rules: DatabaseRule[];
}

/** Declares a collection of ours. */
export function defineCollection(
  collection: string,
  definition: Pick<CollectionDefinition, 'icon' | 'note' | 'fields'> &
    Partial<Pick<CollectionDefinition, 'isSingleton' | 'isHidden' | 'rules'>>,
): CollectionDefinition {
  return { collection, isSystem: false, isSingleton: false, isHidden: false, rules: [], ...definition };
}

/** Adds fields to one of the engine's collections. */
export function extendCollection(
  collection: `directus_${string}`,
  definition: Pick<CollectionDefinition, 'fields' | 'rules'>,
): CollectionDefinition {
  return {
    collection,
    isSystem: true,
    isSingleton: false,
    isHidden: false,
    icon: null,
    note: null,
    ...definition,
  };
}

/** A check that a column has one of the listed values, or none where it may be empty. */
export function oneOf(name: DatabaseRule['name'], column: string, values: readonly string[]): DatabaseRule {
  const list = values.map((value) => `'${value}'`).join(', ');
  return { name, kind: 'check', definition: `${column} in (${list})` };
}

/** A check that a number lies in a range, both ends included. */
export function between(
  name: DatabaseRule['name'],
  column: string,
  least: number,
  most: number,
): DatabaseRule {
  return { name, kind: 'check', definition: `${column} between ${least} and ${most}` };
}

export function index(name: DatabaseRule['name'], definition: string): DatabaseRule {
  return { name, kind: 'index', definition };
}

export function uniqueIndex(name: DatabaseRule['name'], definition: string): DatabaseRule {
  return { name, kind: 'index', definition, isUnique: true };
}
