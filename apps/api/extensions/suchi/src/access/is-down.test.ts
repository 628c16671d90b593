import { expect, it } from 'vitest';
import { isDown } from './is-down.ts';

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

it.each([
  ['a refused connection', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['several refused connections', Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })],
  ['a connection that was cut', failure('Connection terminated unexpectedly')],
  ['a connection that was cut in a query', failure('select 1 - Connection terminated unexpectedly')],
  ['a server that stops', failure('terminating connection', { code: '57P01' })],
  ['a server that starts', failure('the database system is starting up', { code: '57P03' })],
  ['no connection left', failure('sorry, too many clients already', { code: '53300' })],
  ['a full disk', failure('could not write to file', { code: '53100' })],
  ['a pool that is empty', failure('Knex: Timeout acquiring a connection.', { name: 'KnexTimeoutError' })],
  ['a lost Redis', failure('Reached the max retries', { name: 'MaxRetriesPerRequestError' })],
])('%s passes with time', (_what, error) => {
  expect(isDown(error)).toBe(true);
});

it.each([
  ['a value that is there already', failure('duplicate key', { code: '23505' })],
  ['a statement that took too long', failure('canceling statement', { code: '57014' })],
  ['a text about connections', failure('insert into note values (Connection terminated) - null value')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a refusal', failure('Forbidden', { code: 'FORBIDDEN' })],
  ['no error', null],
])('%s does not', (_what, error) => {
  expect(isDown(error)).toBe(false);
});
