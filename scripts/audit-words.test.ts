import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWords } from '../packages/words/src/files/index.ts';
import { trailActionKinds } from '../packages/domain/src/lifecycle/audit-trail.ts';

const server = new URL('../apps/api/extensions/suchi/src', import.meta.url).pathname;
/** Names of the payment provider's events, of files and of columns look like actions. */
const others = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'book.json',
  'edition.frozen_by',
  'refund.created',
  'refund.failed',
  'refund.processed',
]);
const { actions } = readWords('en', 'audit') as {
  actions: Partial<Record<string, Partial<Record<string, string>>>>;
};
const areas = Object.keys(actions).join('|');

function listActions(): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    // Columns of tables look like actions.
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('/left-out.ts'),
  );
  const found = files.flatMap((name) =>
    [...readFileSync(join(server, name), 'utf8').matchAll(new RegExp(`'((?:${areas})\\.[a-z_]+)'`, 'g'))].map(
      ([, action = '']) => action,
    ),
  );
  return [...new Set([...found, ...trailActionKinds.map((kind) => `profile.${kind}`)])];
}

describe('the audit log', () => {
  it('has words for every action that the server records', () => {
    const nameless = listActions().filter((action) => {
      const [area = '', verb = ''] = action.split('.');
      return !others.has(action) && actions[area]?.[verb] === undefined;
    });
    expect(nameless).toEqual([]);
  });
});
