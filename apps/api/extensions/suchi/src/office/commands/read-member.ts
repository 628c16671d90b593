import { memberListedAtMost, type officeMemberContract } from '@suchi/contracts/office';
import type * as z from 'zod/mini';
import { loadPictures } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAuditOnce } from '../../platform/audit-log.ts';
import { deviceOf } from '../../platform/device-of.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type OwnSession, readDevices } from '../../accounts/sessions/commands/read-devices.ts';
import type { CandidateListRow } from '../candidate-columns.ts';
import { listCandidates } from '../repository/candidates.ts';
import {
  findLastAccess,
  listMemberMails,
  listMemberOrders,
  listMemberPayments,
  listMemberSubscriptions,
  type MemberMailRow,
  type MemberOrderRow,
  type MemberPaymentRow,
  type MemberSubscriptionRow,
  profileOf,
} from '../repository/member.ts';
import { listUsers, selectedUsers } from '../repository/users.ts';
import type { UserListRow } from '../user-columns.ts';
import type { Pictures } from './read-lists.ts';

export interface ReadMember {
  account: UserListRow;
  lastAccess: Date | null;
  profile: CandidateListRow | null;
  pictures: Pictures;
  subscriptions: MemberSubscriptionRow[];
  payments: MemberPaymentRow[];
  orders: MemberOrderRow[];
  mails: MemberMailRow[];
  devices: OwnSession[];
}

const onlyOne = { page: 1, rows: 1 };

/** Any account, with or without a profile. That staff opened it is recorded. */
export async function readMember({
  input: { id },
  db,
  now,
  caller,
}: ReadCall<z.output<typeof officeMemberContract.input>, RoleCaller>): Promise<ReadMember> {
  const { rows: accounts } = await listUsers(db, selectedUsers({ ids: [id] }), { sort: 'name', ...onlyOne });
  const [account] = accounts;
  if (!account) throw codedError('ROUTE_NOT_FOUND');
  const subject = { collection: 'directus_users', id };
  const actor = { id: caller.userId, kind: 'admin' as const };
  await recordAuditOnce(db, { actor, action: 'account.open', subject, details: deviceOf(caller) }, now);
  const { rows: profiles } = await listCandidates(db, profileOf(id), { sort: 'name', ...onlyOne });
  const profile = profiles[0] ?? null;
  const photo = profile?.main_photo ?? null;
  return {
    account,
    lastAccess: await findLastAccess(db, id),
    profile,
    pictures: await loadPictures(db, photo === null ? [] : [photo]),
    subscriptions: await listMemberSubscriptions(db, id),
    payments: await listMemberPayments(db, id),
    orders: await listMemberOrders(db, id),
    mails: await listMemberMails(db, { email: account.email, profileId: account.profile_id }),
    devices: (await readDevices(db, id, now)).slice(0, memberListedAtMost),
  };
}
