import { roleIds } from '@suchi/domain/accounts';
import {
  decideRevision,
  decideTransition,
  isOpenRevision,
  type LifecycleProfile,
  legalTransitions,
  type ProfileAction,
  type ProfileActionKind,
  profileActionKinds,
  type RevisionAction,
  type RevisionActionKind,
  revisionRules,
  type RevisionStatus,
} from '@suchi/domain/lifecycle';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestAnswers } from '../extensions/suchi/src/consent/present-consent.ts';
import { parseLifecycle, type LifecycleRow } from '../extensions/suchi/src/profiles/codec.ts';
import { registerWithRole } from './member.ts';
import { decideProfile, registerAuthor } from './profile.ts';

// Random walks through the lifecycle by the real API. The domain must decide the same each time, and the database
// must never show a step that is not in the domain's tables.
const walkers = 25;
const walks = 200;

let server: TestInstallation;
let staffToken: string;
type Author = Awaited<ReturnType<typeof registerAuthor>>;
const members: Author[] = [];

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  for (let count = 0; count < walkers; count += 1) members.push(await registerAuthor(server));
  staffToken = (await registerWithRole(server, roleIds.admin)).token;
});
afterAll(() => server.stop());

/** Saving and submitting an approved profile are the revision's `save_changes` and `submit_changes`. */
const kinds = [...profileActionKinds, 'withdraw_changes', 'approve_changes', 'reject_changes'] as const;
type Kind = (typeof kinds)[number];

/** They lead to the states that are hard to reach. */
const leading: Kind[] = [
  'submit',
  'approve',
  'approve_changes',
  'reject_changes',
  'unblock',
  'mark_unmarried',
];

interface Step {
  kind: Kind;
  isComplete: boolean;
  hasReason: boolean;
  petname: string;
}

const walk = fc.record({
  walker: fc.nat({ max: walkers - 1 }),
  steps: fc.array(
    fc.record<Step>({
      kind: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...kinds) },
        { weight: 2, arbitrary: fc.constantFrom(...leading) },
      ),
      isComplete: fc.boolean(),
      hasReason: fc.boolean(),
      petname: fc.constantFrom('Ronu', 'Chinu', 'Bunty'),
    }),
    { minLength: 3, maxLength: 8 },
  ),
});

interface State {
  id: number;
  profile: LifecycleProfile;
  petname: string | null;
  isComplete: boolean;
  revision: { status: RevisionStatus; submittedAt: Date | null; petname: string | null } | null;
}

interface StateRow extends LifecycleRow {
  petname: string | null;
  gotra: number | null;
  revision_status: RevisionStatus | null;
  submitted_at: Date | null;
  revised_petname: string | null;
}

async function stateOf(userId: string): Promise<State | null> {
  const [row] = await server.query<StateRow>(
    `select p.*, to_char(p.brithday, 'YYYY-MM-DD') as birthday, r.status as revision_status,
            r.submitted_at, r.form ->> 'petname' as revised_petname, ${newestAnswers('p.id')} as consents
       from qd_matrimonial_profile p
       left join lateral (select * from profile_revision where profile = p.id order by id desc limit 1) r on true
      where p."user" = $1`,
    [userId],
  );
  if (!row) return null;
  const { revision_status: status, submitted_at: submittedAt, revised_petname: petname } = row;
  return {
    id: row.id,
    petname: row.petname,
    isComplete: row.gotra !== null,
    profile: parseLifecycle(row),
    revision: status && { status, submittedAt, petname },
  };
}

const isReview = (kind: Kind) =>
  ['approve', 'reject', 'block', 'unblock', 'approve_changes', 'reject_changes'].includes(kind);
const isSave = (kind: Kind) => kind === 'save_draft' || kind === 'submit';
const reasonOf = ({ hasReason }: Step) => (hasReason ? 'Please fill gotra' : 'no');

function requestOf({ kind, isComplete, petname }: Step, member: Author): { path: string; body: object } {
  const profile = isComplete ? member.profile({ petname }) : {};
  if (kind === 'save_draft') return { path: '/qe_profile/save_draft', body: { profile } };
  if (kind === 'submit') return { path: '/qe_profile/submit', body: { profile, is_attending: true } };
  if (kind === 'withdraw_changes') return { path: '/qe_profile/withdraw_changes', body: {} };
  if (kind === 'set_attendance') return { path: '/qe_profile/attendance', body: { is_attending: true } };
  if (kind === 'allow_hall' || kind === 'refuse_hall')
    return { path: '/qe_profile/hall_consent', body: { hall_consent: kind === 'allow_hall' } };
  if (kind === 'set_permissions')
    return { path: '/qe_profile/permissions', body: { photo_for: 'accepted', shows_horoscope: true } };
  if (kind === 'set_consents')
    return { path: '/qe_privacy/set_consent', body: { purpose: 'book', is_on: false } };
  return { path: '/qe_profile/change_status', body: { action: kind } };
}

async function take(step: Step, member: Author, profileId: number): Promise<string | null> {
  if (isReview(step.kind)) {
    const decision = { profile_id: profileId, action: step.kind, reason: reasonOf(step) };
    return (await decideProfile(server, staffToken, decision)).code;
  }
  const { path, body } = requestOf(step, member);
  return (await askApi(server.api.url, path, { token: member.token, body })).code;
}

const candidate = { gender: 'Male', birthday: '1995-03-04' } as const;
const rules = { today: '2026-11-15', latestBirthDate: '2005-10-01' };

/** The revision's action behind a request; null when the request is about the profile itself. */
function revisionKindOf(step: Step, before: State | null): RevisionActionKind | 'nothing' | null {
  if (step.kind === 'withdraw_changes' || step.kind === 'approve_changes' || step.kind === 'reject_changes')
    return step.kind;
  if (!isSave(step.kind) || before?.profile.status !== 'Active') return null;
  const isEqual = step.isComplete && before.isComplete && step.petname === before.petname;
  if (!isEqual) return step.kind === 'submit' ? 'submit_changes' : 'save_changes';
  return isOpenRevision(before.revision?.status ?? null) ? 'withdraw_changes' : 'nothing';
}

function revisionActionOf(kind: RevisionActionKind, step: Step, before: State): RevisionAction {
  // The helper sends the instant of the submission that waits.
  const submittedAt = before.revision?.submittedAt ?? new Date(0);
  if (kind === 'submit_changes') return { kind, candidate };
  if (kind === 'approve_changes') return { kind, candidate, submittedAt };
  return kind === 'reject_changes' ? { kind, submittedAt, reason: reasonOf(step) } : { kind };
}

function profileActionOf(kind: ProfileActionKind, step: Step): ProfileAction {
  if (kind === 'submit') return { kind, candidate, isAttending: true };
  if (kind === 'set_attendance') return { kind, isAttending: true };
  if (kind === 'set_permissions')
    return { kind, permissions: { photoFor: 'accepted', showsHoroscope: true } };
  if (kind === 'set_consents') return { kind, consents: { book: false } };
  return kind === 'reject' || kind === 'hide' || kind === 'block'
    ? { kind, reason: reasonOf(step) }
    : { kind };
}

/** The domain's decision on the same facts, before the request. */
function domainAllows(before: State | null, step: Step): boolean {
  if (step.kind === 'submit' && !step.isComplete) return false;
  const actor = isReview(step.kind) ? 'admin' : 'member';
  const kind = revisionKindOf(step, before);
  if (kind === 'nothing') return true;
  if (kind !== null) {
    if (before === null) return false;
    const context = { ...rules, actor, profileStatus: before.profile.status } as const;
    return decideRevision(before.revision, revisionActionOf(kind, step, before), context).allowed;
  }
  const action = profileActionOf(step.kind as ProfileActionKind, step);
  return decideTransition(before?.profile ?? null, action, { ...rules, actor, isDeactivated: false }).allowed;
}

/** Whether the profile's status is one that the step may lead to. */
function isLegal(step: Step, before: State | null, after: State | null, isTaken: boolean): boolean {
  const from = before?.profile.status ?? null;
  const to = after?.profile.status ?? null;
  if (!isTaken || revisionKindOf(step, before) !== null) return from === to;
  return legalTransitions.some(
    (legal) => legal.from === from && legal.action === step.kind && legal.to === to,
  );
}

function expectedRevision(step: Step, before: State | null): RevisionStatus | null {
  const kind = revisionKindOf(step, before);
  if (kind === null || kind === 'nothing') return before?.revision?.status ?? null;
  return revisionRules[kind].to;
}

/** Only an approval, or a save before the first one, changes what others see. */
function expectedPetname(step: Step, before: State | null): string | null {
  const kind = revisionKindOf(step, before);
  if (kind === 'approve_changes') return before?.revision?.petname ?? null;
  if (kind === null && isSave(step.kind)) return step.isComplete ? step.petname : null;
  return before?.petname ?? null;
}

it(`${walks} random walks never reach a state the domain forbids`, async () => {
  let steps = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(walk, async ({ walker, steps: plan }) => {
      const member = members[walker];
      if (!member) return;
      for (const step of plan) {
        const before = await stateOf(member.id);
        const code = await take(step, member, before?.id ?? 1_000_000);
        const after = await stateOf(member.id);
        steps += 1;
        taken += code === null ? 1 : 0;
        expect(
          code === null,
          `${step.kind} from ${before?.profile.status ?? 'nothing'}: ${code ?? 'done'}`,
        ).toBe(domainAllows(before, step));
        const isTaken = code === null;
        expect(isLegal(step, before, after, isTaken)).toBe(true);
        expect(after?.revision?.status ?? null).toBe(
          isTaken ? expectedRevision(step, before) : (before?.revision?.status ?? null),
        );
        expect(after?.petname ?? null).toBe(
          isTaken ? expectedPetname(step, before) : (before?.petname ?? null),
        );
      }
    }),
    { numRuns: walks, seed: 20_261_115 },
  );
  console.info(`lifecycle: ${walks} walks, ${steps} steps asked, ${taken} taken`);
  const visited = await server.query<{ action: string }>('select distinct action from audit_log');
  const actions = visited.map(({ action }) => action);
  expect(actions.length).toBeGreaterThanOrEqual(14);
  expect(actions).toEqual(
    expect.arrayContaining(Object.keys(revisionRules).map((kind) => `profile.${kind}`)),
  );
});
