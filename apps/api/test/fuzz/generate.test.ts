import { allContracts } from '@suchi/contracts/all';
import { contractPath } from '@suchi/contracts/basics';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { enginePaths as exposedPaths } from '../../extensions/suchi/src/access/engine-paths.ts';
import { firstRequestCount } from './contract-requests.ts';
import { enginePaths } from './engine-requests.ts';
import { fromSchema, type JsonSchema } from './from-schema.ts';
import { type Plan, planRequest, type PlannedRequest } from './generate.ts';
import { createRandom } from './random.ts';
import { createReport, failuresOf } from './report.ts';
import { senders } from './request.ts';

const media = ['/qe_media/image/card/x?v=1', '/qe_media/video/x?v=1'];
const plan: Plan = { seed: 7, people: 5, knownTo: () => ({ id: [1], q: ['Pune'], media }) };
const many = Array.from({ length: 2000 }, (_, index) => planRequest(plan, index));
const pathOf = ({ path }: PlannedRequest) => path.split('?')[0];

describe('the requests of a seed', () => {
  it('are the same each time, also one by one', () => {
    expect(planRequest(plan, 1234)).toEqual(many[1234]);
  });

  it('are others for another seed', () => {
    expect(planRequest({ ...plan, seed: 8 }, 1234)).not.toEqual(many[1234]);
  });

  it('come from all kinds of people, to the node and through the proxy', () => {
    expect(new Set(many.map(({ sender, via }) => `${sender} ${via}`)).size).toBe(senders.length * 2);
  });

  it.each(allContracts)('reach $name', (contract) => {
    const found = many
      .slice(0, firstRequestCount)
      .filter((request) => pathOf(request) === contractPath(contract) && request.method === contract.method);
    expect(found.map(({ sender }) => sender)).toEqual(['member', 'admin']);
  });

  it.each(enginePaths)('reach $path', ({ path, methods }) => {
    const [start = ''] = path.split('{');
    const found = new Set(
      many.filter((request) => pathOf(request)?.startsWith(start)).map(({ method }) => method),
    );
    expect([...found]).toEqual(expect.arrayContaining([...methods]));
  });

  it.each(exposedPaths.filter(({ isForwarded }) => isForwarded))(
    'reach what is forwarded: $path',
    (exposed) => {
      const [start = ''] = exposed.path.split(':');
      for (const method of exposed.methods)
        expect(many.some((request) => request.method === method && pathOf(request)?.startsWith(start))).toBe(
          true,
        );
    },
  );

  it.each(['/qe_media/photo', '/qe_media/image/', '/qe_media/video/'])('reach %s', (start) => {
    expect(many.some((request) => pathOf(request)?.startsWith(start))).toBe(true);
  });
});

describe('a value from a schema', () => {
  const schema = z.object({
    born: z.iso.date(),
    page: z.int().check(z.minimum(1), z.maximum(9)),
    is_new: z.boolean(),
  });
  const make = (hostility: number, stream: number) =>
    fromSchema(z.toJSONSchema(schema) as JsonSchema, {
      random: createRandom(1, stream),
      known: { born: ['1995-03-04'], page: [3] },
      hostility,
    });
  const accepted = (hostility: number) =>
    Array.from({ length: 200 }, (_, stream) => schema.safeParse(make(hostility, stream)).success).filter(
      Boolean,
    );

  it('is valid without hostility', () => {
    expect(accepted(0)).toHaveLength(200);
  });

  it('fits only now and then when it is', () => {
    expect(accepted(0.5).length).toBeLessThan(100);
  });
});

describe('an answer', () => {
  const ask = (sender: PlannedRequest['sender']) => ({ ...(many[0] as PlannedRequest), sender });
  const good = { status: 200, ms: 5, body: '{}' };

  it.each([
    ['a fault of the server', { ...good, status: 500 }, 'answered with 5xx'],
    ['a broken connection', { ...good, status: null }, 'connection broken'],
    ['a slow one', { ...good, ms: 2001 }, 'too slow'],
    ['a leak', { ...good, body: '{"email":"canary-7Q3X-seen-1@example.org"}' }, "another person's data"],
  ])('%s is found', (_, outcome, kind) => {
    expect(failuresOf(ask('member'), outcome, 2000)).toEqual([kind]);
  });

  it('may tell staff of members, but not of their notes', () => {
    expect(failuresOf(ask('admin'), { ...good, body: 'canary-7Q3X' }, 2000)).toEqual([]);
    expect(failuresOf(ask('admin'), { ...good, body: 'canary-note-7Q3X' }, 2000)).toHaveLength(1);
  });

  it('counts the conditions that hold and those that do not', () => {
    const report = createReport(2000);
    report.add(ask('member'), good);
    expect([report.kept(), report.broken()]).toEqual([4, 0]);
    report.add(ask('member'), { ...good, status: 500 });
    report.add(ask('member'), { ...good, status: 502 });
    expect([report.kept(), report.broken()]).toEqual([3, 1]);
  });

  it('is missed from a contract that nobody asked, or that broke off', () => {
    const report = createReport(2000);
    const names = allContracts.map(({ name }) => name);
    const [first, , ...rest] = many.slice(0, names.length) as [PlannedRequest, PlannedRequest];
    report.add(first, { ...good, status: null });
    expect(report.missed()).toEqual(names);
    for (const planned of [first, ...rest]) report.add(planned, good);
    expect(report.missed()).toEqual([names[1]]);
  });
});
