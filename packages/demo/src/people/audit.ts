import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Member } from './members.ts';
import type { AuditRow } from './office-rows.ts';
import type { DemoStatus, OrderRow } from './rows.ts';

type Entry = Omit<AuditRow, 'id'>;

const hourMs = 3_600_000;
const later = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * hourMs).toISOString();

const profileEntry = (
  { profile }: Member,
  changes: Partial<Entry> & Pick<Entry, 'action' | 'actor' | 'actor_kind'>,
): Entry => ({
  on_behalf_of: null,
  subject_collection: 'qd_matrimonial_profile',
  subject_id: String(profile.id),
  details: null,
  date_created: profile.date_created,
  ...changes,
});

/**
 * What waits was submitted in the last two days, and a few some days ago: no committee leaves families waiting for
 * months. By the profile's number, so that all else stays as it was drawn.
 */
function submittedAt({ profile, plan }: Member, now: string): string {
  if (plan.status !== 'Pending') return profile.date_created;
  const hoursAgo = profile.id % 13 === 0 ? 96 + (profile.id % 48) : (profile.id * 7) % 42;
  return [profile.date_created, later(now, -hoursAgo)].toSorted()[1] ?? now;
}

/** The decisions that led to a profile's status. */
function traceProfile(random: Random, member: Member, adminId: string, now: string): Entry[] {
  const { profile, plan, user } = member;
  const reviewedAt = later(profile.date_created, random.integer(3, 30));
  const byMember = { actor: user.id, actor_kind: 'member' } as const;
  const byAdmin = { actor: adminId, actor_kind: 'admin', date_created: reviewedAt } as const;
  const submitted = profileEntry(member, {
    ...byMember,
    action: 'profile.submit',
    date_created: submittedAt(member, now),
  });
  const approved = profileEntry(member, { ...byAdmin, action: 'profile.approve' });
  const trails: Record<DemoStatus, Entry[]> = {
    Draft: [profileEntry(member, { ...byMember, action: 'profile.save_draft' })],
    Pending: [submitted],
    Active: [submitted, approved],
    Rejected: [
      submitted,
      profileEntry(member, {
        ...byAdmin,
        action: 'profile.reject',
        details: { reason: profile.rejection_reason ?? '' },
      }),
    ],
    Blocked: [
      submitted,
      approved,
      profileEntry(member, { ...byAdmin, action: 'profile.block', date_created: later(reviewedAt, 50) }),
    ],
    married: [
      submitted,
      approved,
      profileEntry(member, {
        ...byMember,
        action: 'profile.mark_married',
        date_created: later(reviewedAt, 48),
      }),
    ],
  };
  return trails[plan.status];
}

/** The audit trail of reviews, deliveries and of an admin who helped members by phone. */
export function traceDecisions(
  members: readonly Member[],
  orders: readonly OrderRow[],
  adminId: string,
  now: string,
): AuditRow[] {
  const random = createRandom('audit');
  const reviews = members.flatMap((member) => traceProfile(random, member, adminId, now));
  const helped = members
    .filter(({ plan, login }) => plan.status === 'Active' && login === null)
    .slice(0, 12)
    .map((member) =>
      profileEntry(member, {
        actor: adminId,
        actor_kind: 'admin_as_member',
        on_behalf_of: member.user.id,
        action: 'profile.edit',
        date_created: later(member.profile.date_created, 40),
      }),
    );
  const moves = orders
    .filter(({ order_status }) => order_status !== 'ordered')
    .map((order): Entry => ({
      actor: adminId,
      actor_kind: 'admin',
      on_behalf_of: null,
      action: order.order_status === 'dispatched' ? 'order.dispatch' : 'order.deliver',
      subject_collection: 'qd_order',
      subject_id: String(order.id),
      details: null,
      date_created: order.date_updated ?? order.order_date,
    }));
  return [...reviews, ...helped, ...moves]
    .map((entry) => (entry.date_created > now ? { ...entry, date_created: now } : entry))
    .toSorted((a, b) => a.date_created.localeCompare(b.date_created))
    .map((entry, index) => ({ id: index + 1, ...entry }));
}
