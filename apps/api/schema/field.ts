/** One column of a collection, in the words of this project; `compile.ts` turns it into the engine's. */
export interface FieldDefinition {
  /** The engine's field type. */
  type: 'uuid' | 'string' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamp';
  /** PostgreSQL's name of the column type. */
  dataType: string;
  maxLength: number | null;
  isNullable: boolean;
  isUnique: boolean;
  isPrimaryKey: boolean;
  defaultValue: string | number | boolean | null;
  /** The engine's behaviours for a field, such as filling it when a row is created. */
  special: string[] | null;
  /** The Studio's control for the field. */
  interface: string | null;
  options: Record<string, unknown> | null;
  isHidden: boolean;
  isReadonly: boolean;
  isRequired: boolean;
  note: string | null;
}

type Adjustments = Partial<
  Pick<FieldDefinition, 'isNullable' | 'isUnique' | 'defaultValue' | 'isHidden' | 'isReadonly' | 'note'>
>;

const plain: Omit<FieldDefinition, 'type' | 'dataType'> = {
  maxLength: null,
  isNullable: true,
  isUnique: false,
  isPrimaryKey: false,
  defaultValue: null,
  special: null,
  interface: 'input',
  options: null,
  isHidden: false,
  isReadonly: false,
  isRequired: false,
  note: null,
};

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
    defaultValue: 1,
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
    interface: 'select-dropdown',
    options: { choices: values.map((value) => ({ text: value, value })) },
  };
}

export function text(adjust: Adjustments = {}): FieldDefinition {
  return { ...plain, type: 'text', dataType: 'text', interface: 'input-multiline', ...adjust };
}

export function integer(adjust: Adjustments = {}): FieldDefinition {
  return { ...plain, type: 'integer', dataType: 'integer', ...adjust };
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
