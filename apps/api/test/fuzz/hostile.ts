import type { Random } from './random.ts';

export const hostileTexts = [
  '',
  ' ',
  '\0',
  'Ra\0vi',
  '\ud800',
  'x\udfff\ud800y',
  '\u200bRavi\u200b',
  'Ｒａｖｉ',
  'Rаvi',
  '\u202eivaR',
  'İstanbul',
  '\u2028\r\n\t',
  '🙂'.repeat(60),
  'ज्ञ'.repeat(2000),
  'x'.repeat(101),
  'x'.repeat(70_000),
  "' or 1=1 --",
  "'||pg_sleep(3)||'",
  '%_%\\',
  '(a+)+$',
  '{{7*7}}${7*7}<script>',
  '$1',
  '$CURRENT_USER',
  '$CURRENT_USER.email',
  '$NOW(-99999999 years)',
  '$FOLLOW(user,id)',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1'.repeat(400),
  '2020-02-30',
  '0000-00-00',
  '9999-99-99',
  '+275760-09-13',
  '2020-02-28T25:61:61Z',
  'infinity',
  'now',
  '24:00',
  '__proto__',
  'constructor',
  'toString',
  '*',
  '*.*.*.*.*.*',
  '-id,id,-id',
  '../../etc/passwd',
  '[null]',
  '{"a":{"b":[null]}}',
  '{"a":',
  'a@b.c',
  'ＡＳＨＡ@example.org',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
] as const;

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
] as const;

/** Dates that fit the pattern but not the calendar, and dates at the limits of a database. */
const hostileDates = ['2020-02-30', '2021-13-01', '1999-00-00', '0000-01-01', '9999-12-31', '1582-10-10'];

/** The right type but invalid, which gets further than a wrong type. */
export function hostileOfType(type: string | undefined, random: Random): unknown {
  if (random.chance(0.3)) return hostileValue(random);
  if (type === 'integer' || type === 'number') return random.pick(hostileNumbers);
  if (type === 'string') return random.pick(random.chance(0.2) ? hostileDates : hostileTexts);
  return hostileValue(random);
}

export function hostileValue(random: Random): unknown {
  return random.weighted<() => unknown>([
    [6, () => random.pick(hostileTexts)],
    [3, () => random.pick(hostileNumbers)],
    [1, () => null],
    [1, () => random.chance(0.5)],
    [1, () => random.pick([[], {}, [null], [[]], [{}], [null, null, null], [1, 'a', null, {}]])],
    [0.5, () => Array.from({ length: 1200 }, () => random.pick([null, 1, 'a']))],
    [0.5, () => prototypeKeys(random)],
    [0.5, () => nested(random.pick([3, 20, 300]), random)],
  ])();
}

/** An object whose own keys are names of the prototype. */
function prototypeKeys(random: Random): unknown {
  const key = random.pick(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'length']);
  return JSON.parse(`{"${key}":${random.pick(['null', '1', '{"admin":true}', '[]', '{"prototype":{}}'])}}`);
}

function nested(depth: number, random: Random): unknown {
  const key = random.pick(['_and', '_or', 'a', 'user', null]);
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = key === null ? [value] : { [key]: value };
  return value;
}

/** Changes a body as a whole: unknown and forbidden keys, another shape, or another type. */
export function spoil(value: unknown, random: Random): unknown {
  return random.weighted<() => unknown>([
    [3, () => ({ ...asObject(value), [random.pick(hostileTexts)]: hostileValue(random) })],
    [2, () => ({ ...asObject(value), ...asObject(prototypeKeys(random)) })],
    [2, () => [value, value]],
    [1, () => [null]],
    [1, () => ({ data: value, keys: [hostileValue(random)], query: { filter: hostileValue(random) } })],
    [2, () => hostileValue(random)],
  ])();
}

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});
