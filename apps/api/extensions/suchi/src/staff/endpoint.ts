import { defineEndpoint } from '@directus/extensions-sdk';
import {
  acceptInvitationContract,
  auditFileContract,
  auditLogContract,
  changeRightsContract,
  correctContactContract,
  inviteAgainContract,
  inviteStaffContract,
  ownDutiesContract,
  profileAuditContract,
  requireSecondFactorContract,
  resetSecondFactorContract,
  restoreAccountContract,
  sendResetLinkContract,
  signOutMemberContract,
  staffPeopleContract,
  suspendAccountContract,
  withdrawStaffContract,
} from '@suchi/contracts/staff';
import { todayInIndia } from '@suchi/domain/basics';
import type { Router } from 'express';
import { openSession } from '../accounts/sessions/commands/open-session.ts';
import { elevateToAdmin } from '../platform/elevate.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { listAudit, listProfileAudit } from './audit-repository.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { changeRights, withdrawStaff } from './commands/change-staff.ts';
import { exportAudit } from './commands/export-audit.ts';
import { correctContact, sendResetLink, signOutMember } from './commands/help-member.ts';
import { inviteAgain, inviteStaff } from './commands/invite-staff.ts';
import { resetSecondFactor, switchSecondFactor } from './commands/second-factor.ts';
import { restoreAccount, suspendAccount } from './commands/suspend-account.ts';
import { presentAuditEntry, presentPeople } from './present.ts';
import { listPeople, readSecondFactorGroup } from './repository.ts';

const hour = 3600;
const reading = perAccount({ name: 'staff-read', times: 6000, perSeconds: hour });
const changing = perAccount({ name: 'staff-change', times: 300, perSeconds: hour });
const exporting = perAccount({ name: 'staff-exporting', times: 120, perSeconds: hour });
/** Each is a mail to an address that an admin typed. */
const inviting = perAccount({ name: 'staff-invite', times: 30, perSeconds: hour });
const accepting = perAddress({ name: 'staff-accept', times: 30, perSeconds: hour, isPerAddress: true });

/** The engine caches which policies an account has. */
async function clearCachedRights({ services }: Platform): Promise<Record<string, never>> {
  const accountability = elevateToAdmin('only administrators clear the caches, and rights have changed', {});
  await new services.UtilsService({ accountability }).clearCache({ system: true });
  return {};
}

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: ownDutiesContract,
    limits: [reading],
    reads: async ({ caller }) => caller.duties,
    present: (duties) => ({ duties: [...duties] }),
  });
  mountRoute(router, platform, {
    contract: staffPeopleContract,
    limits: [reading],
    reads: async ({ db }) => ({
      secondFactorOf: await readSecondFactorGroup(db),
      people: await listPeople(db),
    }),
    present: presentPeople,
  });
  mountAudit(router, platform);
  mountInvitations(router, platform);
  mountChanges(router, platform);
});

function mountAudit(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: auditLogContract,
    fromReplica: true,
    limits: [reading],
    reads: ({ db, input }) => listAudit(db, input),
    present: ({ total, rows }) => ({ total, rows: rows.map(presentAuditEntry) }),
  });
  mountRoute(router, platform, {
    contract: auditFileContract,
    fromReplica: true,
    limits: [exporting],
    runs: exportAudit,
    present: ({ rows, content }, { now }) => ({ name: `audit-log-${todayInIndia(now)}.csv`, rows, content }),
  });
  mountRoute(router, platform, {
    contract: profileAuditContract,
    limits: [reading],
    reads: ({ db, input }) => listProfileAudit(db, input.profile_id),
    present: (rows) => ({ total: rows.length, rows: rows.map(presentAuditEntry) }),
  });
}

function mountInvitations(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: inviteStaffContract,
    limits: [inviting],
    writes: inviteStaff,
    present: (id) => ({ id }),
  });
  mountRoute(router, platform, {
    contract: inviteAgainContract,
    limits: [inviting],
    writes: inviteAgain,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: acceptInvitationContract,
    limits: [accepting],
    writes: acceptInvitation,
    present: async ({ email }, call) => {
      const { password } = call.input;
      const { userId } = await openSession(
        call,
        { email, password },
        { isKept: false, isExpectedDevice: true },
      );
      return { user_id: userId };
    },
  });
}

function mountChanges(router: Router, platform: Platform): void {
  const change = { limits: [changing], present: () => ({}) };
  const changeOfRights = { limits: [changing], present: () => clearCachedRights(platform) };
  mountRoute(router, platform, { ...changeOfRights, contract: changeRightsContract, writes: changeRights });
  mountRoute(router, platform, { ...changeOfRights, contract: withdrawStaffContract, writes: withdrawStaff });
  mountRoute(router, platform, { ...change, contract: resetSecondFactorContract, writes: resetSecondFactor });
  mountRoute(router, platform, {
    ...change,
    contract: requireSecondFactorContract,
    writes: switchSecondFactor,
  });
  mountRoute(router, platform, { ...change, contract: suspendAccountContract, writes: suspendAccount });
  mountRoute(router, platform, { ...change, contract: restoreAccountContract, writes: restoreAccount });
  mountRoute(router, platform, { ...change, contract: correctContactContract, writes: correctContact });
  mountRoute(router, platform, { ...change, contract: signOutMemberContract, writes: signOutMember });
  mountRoute(router, platform, {
    ...change,
    limits: [inviting],
    contract: sendResetLinkContract,
    writes: sendResetLink,
  });
}
