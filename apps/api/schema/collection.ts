import type { FieldDefinition } from './field.ts';

/** A database rule that the engine cannot declare; a changed definition is detected and replaced. */
export type DatabaseRule = CheckOrIndex | ConstraintTrigger;

export interface CheckOrIndex {
  name: `suchi_${string}`;
  kind: 'check' | 'index';
  /** For a check: the condition. For an index: everything after `on table`, without `unique`. */
  definition: string;
  isUnique?: boolean;
}

/** After an event, for every row: refuses it with a message, for tables that only grow, or runs statements. */
export interface ConstraintTrigger {
  name: `suchi_${string}`;
  kind: 'trigger';
  definition: { event: 'update' | 'update or delete'; message: string } | { event: 'insert'; body: string };
}

/** One of our collections, or the fields we add to one of the engine's. */
export interface CollectionDefinition {
  collection: string;
  /** The engine owns the collection; we only add fields. */
  isSystem: boolean;
  isSingleton: boolean;
  /** Not listed in the Studio: junctions and logs. */
  isHidden: boolean;
  icon: string | null;
  note: string | null;
  fields: Record<string, FieldDefinition>;
  rules: DatabaseRule[];
}

/** Declares one of our collections. */
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

/** A check that a column has one of the listed values, or none if it is nullable. */
export function oneOf(name: DatabaseRule['name'], column: string, values: readonly string[]): DatabaseRule {
  const list = values.map((value) => `'${value}'`).join(', ');
  return { name, kind: 'check', definition: `${column} in (${list})` };
}

/** A check that a number is in a range, both ends included. */
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

/** Rows are only added: the database itself refuses to change or delete one. */
export function appendOnly(name: DatabaseRule['name'], message: string): DatabaseRule {
  return { name, kind: 'trigger', definition: { event: 'update or delete', message } };
}
