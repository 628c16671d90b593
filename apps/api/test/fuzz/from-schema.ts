import { hostileOfType, hostileValue } from './hostile.ts';
import type { Random } from './random.ts';

export interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Existing or fitting values, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

interface Generation {
  random: Random;
  known: KnownValues;
  /** How likely each part is hostile; 0 gives only valid values. */
  hostility: number;
}

export function fromSchema(schema: JsonSchema, generation: Generation, name = ''): unknown {
  const { random, known, hostility } = generation;
  const isLeaf = schema.properties === undefined && schema.items === undefined;
  // A wrong type for the whole form is refused at once, so the parts are changed more often.
  if (random.chance(isLeaf ? hostility : hostility / 10))
    return hostileOfType(typeOf(schema, random), random);
  if (schema.enum) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  const values = known[name];
  if (values !== undefined && values.length > 0) return random.pick(values);
  if (schema.anyOf) return fromSchema(random.pick(schema.anyOf), generation, name);
  switch (typeOf(schema, random)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => !random.chance(hostility))
          .map(([key, part]) => [key, fromSchema(part, generation, key)]),
      );
    case 'array':
      return Array.from({ length: random.int(3) }, () => fromSchema(schema.items ?? {}, generation));
    case 'string':
      return textFor(schema, random);
    case 'integer':
      return numberFor(schema, random);
    case 'number':
      return numberFor(schema, random) + random.pick([0, 0.5]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case undefined:
    default:
      return hostileValue(random);
  }
}

function typeOf({ type, anyOf }: JsonSchema, random: Random): string | undefined {
  if (anyOf) return typeOf(random.pick(anyOf), random);
  return Array.isArray(type) ? random.pick(type) : type;
}

function textFor({ minLength = 0, maxLength = 40 }: JsonSchema, random: Random): string {
  const length = random.pick([
    minLength,
    minLength + 5,
    Math.min(maxLength, 5000),
    Math.min(maxLength, 5000) + 1,
  ]);
  return random.pick(['a', 'Ravi ', 'रवी', '9']).repeat(length).slice(0, length);
}

function numberFor({ minimum = -5, maximum = 200 }: JsonSchema, random: Random): number {
  return random.pick([minimum, maximum, minimum - 1, maximum + 1, Math.max(minimum, 0) + random.int(200)]);
}
