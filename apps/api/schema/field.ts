/** One column of a collection, in the words of this project; `compile.ts` turns it into the engine's. */
export interface FieldDefinition {
  /** The engine's field type; an alias has no column of its own. */
  type:
    | 'uuid'
    | 'string'
    | 'text'
    | 'integer'
    | 'decimal'
    | 'boolean'
    | 'date'
    | 'time'
    | 'timestamp'
    | 'json'
    | 'alias';
  /** PostgreSQL's name of the column type. */
  dataType: string;
  maxLength: number | null;
  numericPrecision: number | null;
  numericScale: number | null;
  hasAutoIncrement: boolean;
  isNullable: boolean;
  isUnique: boolean;
  isPrimaryKey: boolean;
  defaultValue: string | number | boolean | null;
  /** The closed list that the column's values come from. */
  choices: readonly string[] | null;
  /** The engine's behaviours for a field, such as filling it when a row is created. */
  special: string[] | null;
  /** The Studio's control for the field. */
  interface: string | null;
  options: Record<string, unknown> | null;
  isHidden: boolean;
  isReadonly: boolean;
  isRequired: boolean;
  note: string | null;
  /** Where the column points to, or which rows the alias lists. */
  relation: PointsTo | ListsMany | ListsThrough | null;
}

/** A foreign key. */
export interface PointsTo {
  kind: 'points_to';
  collection: string;
  onDelete: 'CASCADE' | 'SET NULL' | 'NO ACTION';
}

/** The rows of another collection that point here. */
export interface ListsMany {
  kind: 'lists_many';
  collection: string;
  field: string;
}

/** The rows that a junction connects to this one. */
export interface ListsThrough {
  kind: 'lists_through';
  junction: string;
  here: string;
  there: string;
}

type Adjustments = Partial<
  Pick<FieldDefinition, 'isNullable' | 'isUnique' | 'defaultValue' | 'isHidden' | 'isReadonly' | 'note'>
>;

const plain: Omit<FieldDefinition, 'type' | 'dataType'> = {
  maxLength: null,
  numericPrecision: null,
  numericScale: null,
  hasAutoIncrement: false,
  isNullable: true,
  isUnique: false,
  isPrimaryKey: false,
  defaultValue: null,
  choices: null,
  special: null,
  interface: 'input',
  options: null,
  isHidden: false,
  isReadonly: false,
  isRequired: false,
  note: null,
  relation: null,
};

const wholeNumber = { numericPrecision: 32, numericScale: 0 };

/** The key of a collection: made by the engine, never typed. */
export function uuidKey(): FieldDefinition {
  return {
    ...plain,
    type: 'uuid',
    dataType: 'uuid',
    special: ['uuid'],
    isNullable: false,
    isUnique: true,
    isPrimaryKey: true,
    isHidden: true,
    isReadonly: true,
  };
}

/** The key of a collection that has exactly one row. */
export function singletonKey(): FieldDefinition {
  return {
    ...plain,
    type: 'integer',
    dataType: 'integer',
    ...wholeNumber,
    defaultValue: 1,
    isNullable: false,
    isUnique: true,
    isPrimaryKey: true,
    isHidden: true,
    isReadonly: true,
  };
}

/** The key of a collection whose rows are counted. */
export function numberKey(): FieldDefinition {
  return {
    ...plain,
    type: 'integer',
    dataType: 'integer',
    ...wholeNumber,
    hasAutoIncrement: true,
    isNullable: false,
    isUnique: true,
    isPrimaryKey: true,
    isHidden: true,
    isReadonly: true,
  };
}

export function string(maxLength: number, adjust: Adjustments = {}): FieldDefinition {
  return { ...plain, type: 'string', dataType: 'character varying', maxLength, ...adjust };
}

/** A string out of a closed list, offered as a dropdown in the Studio. */
export function choice(values: readonly string[], adjust: Adjustments = {}): FieldDefinition {
  return {
    ...string(32, adjust),
    choices: values,
    interface: 'select-dropdown',
    options: { choices: values.map((value) => ({ text: value, value })) },
  };
}

export function text(adjust: Adjustments = {}): FieldDefinition {
  return { ...plain, type: 'text', dataType: 'text', interface: 'input-multiline', ...adjust };
}

export function integer(adjust: Adjustments = {}): FieldDefinition {
  return { ...plain, type: 'integer', dataType: 'integer', ...wholeNumber, ...adjust };
}

/** A count that is never unknown. */
export function count(defaultValue = 0): FieldDefinition {
  return integer({ isNullable: false, defaultValue });
}

/** Money, in paise: a whole number, never a fraction. */
export function paise(adjust: Adjustments = {}): FieldDefinition {
  return integer({ isNullable: false, note: 'in paise', ...adjust });
}

export function decimal(numericPrecision: number, numericScale: number): FieldDefinition {
  return { ...plain, type: 'decimal', dataType: 'numeric', numericPrecision, numericScale };
}

export function json(adjust: Adjustments = {}): FieldDefinition {
  return {
    ...plain,
    type: 'json',
    dataType: 'json',
    special: ['cast-json'],
    interface: 'input-code',
    options: { language: 'json' },
    ...adjust,
  };
}

/** A time of day, without date or zone. */
export function time(): FieldDefinition {
  return { ...plain, type: 'time', dataType: 'time without time zone', interface: 'datetime' };
}

/** Yes or no, never unknown: a column without an answer has the given one. */
export function boolean(defaultValue: boolean, adjust: Adjustments = {}): FieldDefinition {
  return {
    ...plain,
    type: 'boolean',
    dataType: 'boolean',
    special: ['cast-boolean'],
    interface: 'boolean',
    isNullable: false,
    defaultValue,
    ...adjust,
  };
}

/** A calendar date, without time or zone. */
export function date(adjust: Adjustments = {}): FieldDefinition {
  return { ...plain, type: 'date', dataType: 'date', interface: 'datetime', ...adjust };
}

/** An instant, in UTC. */
export function instant(adjust: Adjustments = {}): FieldDefinition {
  return {
    ...plain,
    type: 'timestamp',
    dataType: 'timestamp with time zone',
    interface: 'datetime',
    ...adjust,
  };
}

/** The instant at which the row was made, filled by the database. */
export function createdAt(): FieldDefinition {
  return {
    ...instant({ isHidden: true, isReadonly: true }),
    special: ['date-created'],
    isNullable: false,
    defaultValue: 'CURRENT_TIMESTAMP',
  };
}

/** The instant of the last change, filled by the engine. */
export function updatedAt(): FieldDefinition {
  return { ...instant({ isHidden: true, isReadonly: true }), special: ['date-updated'] };
}

type PointAdjustments = Adjustments & { onDelete?: PointsTo['onDelete'] };

function pointsTo(
  collection: string,
  column: Pick<FieldDefinition, 'type' | 'dataType' | 'numericPrecision' | 'numericScale'>,
  { onDelete = 'NO ACTION', ...adjust }: PointAdjustments,
): FieldDefinition {
  return {
    ...plain,
    ...column,
    special: ['m2o'],
    interface: 'select-dropdown-m2o',
    relation: { kind: 'points_to', collection, onDelete },
    ...adjust,
  };
}

/** Points to a row of a collection whose key is a number. */
export function numberLink(collection: string, adjust: PointAdjustments = {}): FieldDefinition {
  return pointsTo(collection, { type: 'integer', dataType: 'integer', ...wholeNumber }, adjust);
}

const uuidColumn = { type: 'uuid', dataType: 'uuid', numericPrecision: null, numericScale: null } as const;

/** Points to a row of a collection whose key is a uuid. */
export function uuidLink(collection: string, adjust: PointAdjustments = {}): FieldDefinition {
  return pointsTo(collection, uuidColumn, adjust);
}

/** Points to an account. */
export function userLink(adjust: PointAdjustments = {}): FieldDefinition {
  return uuidLink('directus_users', adjust);
}

/** Points to the account that made the row, filled by the engine. */
export function createdBy(): FieldDefinition {
  return {
    ...userLink({ onDelete: 'SET NULL', isHidden: true, isReadonly: true }),
    special: ['user-created'],
    interface: 'select-dropdown-m2o',
  };
}

/** Points to an uploaded file. */
export function file(adjust: PointAdjustments = {}): FieldDefinition {
  return {
    ...uuidLink('directus_files', { onDelete: 'SET NULL', ...adjust }),
    special: ['file'],
    interface: 'file',
  };
}

/** Lists the rows of another collection that point here. */
export function listOf(collection: string, field: string): FieldDefinition {
  return {
    ...plain,
    type: 'alias',
    dataType: '',
    special: ['o2m'],
    interface: 'list-o2m',
    relation: { kind: 'lists_many', collection, field },
  };
}

/** Lists the rows that a junction connects to this one. */
export function listThrough(junction: string, here: string, there: string): FieldDefinition {
  return {
    ...plain,
    type: 'alias',
    dataType: '',
    special: ['m2m'],
    interface: 'list-m2m',
    relation: { kind: 'lists_through', junction, here, there },
  };
}
