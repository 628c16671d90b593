import { roleIds } from '@suchi/domain/accounts';
import {
  decideTransition,
  type LifecycleProfile,
  legalTransitions,
  type ProfileActionKind,
  profileActionKinds,
} from '@suchi/domain/lifecycle';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerWithRole } from './member.ts';
import { decideProfile, registerAuthor } from './profile.ts';

// Random walks through the lifecycle by the real API. The domain must decide the same each time, and the database
// must never show a step that is not in the domain's table.
const walkers = 25;
const walks = 200;

let server: TestInstallation;
let staffToken: string;
type Author = Awaited<ReturnType<typeof registerAuthor>>;
const members: Author[] = [];

beforeAll(async () => {
  server = await startTestInstallation({ name: 'walks', workers: 0 });
  for (let count = 0; count < walkers; count += 1) members.push(await registerAuthor(server));
  staffToken = (await registerWithRole(server, roleIds.admin)).token;
}, 180_000);
afterAll(() => server.stop());

interface Walk {
  walker: number;
  steps: { kind: ProfileActionKind; isComplete: boolean; hasReason: boolean }[];
}

const walk: fc.Arbitrary<Walk> = fc.record({
  walker: fc.nat({ max: walkers - 1 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom(...profileActionKinds),
      isComplete: fc.boolean(),
      hasReason: fc.boolean(),
    }),
    { minLength: 3, maxLength: 8 },
  ),
});

type Row = { id: number; status: LifecycleProfile['status'] } & Record<string, never>;

async function rowOf(userId: string): Promise<Row | undefined> {
  const [row] = await server.query<Row>(
    `select id, status, last_status, marital_status, marital_status_before_marriage, married_by_vmm, rejection_reason,
            is_attending, gender, to_char(brithday, 'YYYY-MM-DD') as birthday from qd_matrimonial_profile where "user" = $1`,
    [userId],
  );
  return row;
}

function requestOf(step: Walk['steps'][number], member: Author): { path: string; body: object } {
  const profile = step.isComplete ? member.profile() : {};
  if (step.kind === 'save_draft') return { path: '/qe_profile/save_draft', body: { profile } };
  if (step.kind === 'submit') return { path: '/qe_profile/submit', body: { profile, is_attending: true } };
  return { path: '/qe_profile/change_status', body: { action: step.kind } };
}

const isReview = (kind: ProfileActionKind) => ['approve', 'reject', 'block', 'unblock'].includes(kind);

async function take(step: Walk['steps'][number], member: Author, profileId: number): Promise<string | null> {
  if (isReview(step.kind)) {
    const reason = step.hasReason ? 'Please fill gotra' : 'no';
    const decision = { profile_id: profileId, action: step.kind, reason };
    return (await decideProfile(server, staffToken, decision)).code;
  }
  const { path, body } = requestOf(step, member);
  return (await askApi(server.api.url, path, { token: member.token, body })).code;
}

/** The domain's decision on the same facts, before the request. */
function domainAllows(row: Row | undefined, step: Walk['steps'][number]): boolean {
  if (step.kind === 'submit' && !step.isComplete) return false;
  const facts = row as unknown as Record<string, string | null> | undefined;
  const before = facts
    ? ({
        status: facts['status'],
        lastStatus: facts['last_status'],
        maritalStatus: facts['marital_status'],
        maritalStatusBeforeMarriage: facts['marital_status_before_marriage'],
        gender: facts['gender'],
        birthday: facts['birthday'],
      } as LifecycleProfile)
    : null;
  const candidate = { gender: 'Male' as const, birthday: '1995-03-04' };
  const action =
    step.kind === 'submit'
      ? { kind: step.kind, candidate, isAttending: true }
      : step.kind === 'reject'
        ? { kind: step.kind, reason: step.hasReason ? 'Please fill gotra' : 'no' }
        : { kind: step.kind };
  return decideTransition(before, action, {
    actor: isReview(step.kind) ? 'admin' : 'member',
    today: '2026-11-15',
    latestBirthDate: '2005-10-01',
    isDeactivated: false,
  }).allowed;
}

it(`${walks} random walks never reach a state the domain forbids`, async () => {
  let steps = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(walk, async ({ walker, steps: plan }) => {
      const member = members[walker];
      if (!member) return;
      for (const step of plan) {
        const before = await rowOf(member.id);
        const code = await take(step, member, before?.id ?? 0);
        const after = await rowOf(member.id);
        steps += 1;
        taken += code === null ? 1 : 0;
        expect(code === null, `${step.kind} from ${before?.status ?? 'nothing'}: ${code ?? 'done'}`).toBe(
          domainAllows(before, step),
        );
        const isLegal = legalTransitions.some(
          ({ from, action, to }) =>
            from === (before?.status ?? null) && action === step.kind && to === (after?.status ?? null),
        );
        expect(code === null ? isLegal : after?.status === before?.status).toBe(true);
      }
    }),
    { numRuns: walks, seed: 20_261_115 },
  );
  console.info(`lifecycle: ${walks} walks, ${steps} steps asked, ${taken} taken`);
  const visited = await server.query<{ action: string }>('select distinct action from audit_log');
  expect(visited.length).toBeGreaterThanOrEqual(8);
}, 300_000);
