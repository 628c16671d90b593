import { defineEndpoint } from '@directus/extensions-sdk';
import {
  archiveSubscriptionsContract,
  restoreSubscriptionsContract,
  subscriptionsContract,
  subscriptionsFileContract,
} from '@suchi/contracts/money';
import {
  attendeesContract,
  candidateCountsContract,
  candidatesContract,
  candidatesFileContract,
  dashboardContract,
  hideCandidatesContract,
  menuCountsContract,
  officeMemberContract,
  systemStatusContract,
  userCountsContract,
  usersContract,
  usersFileContract,
} from '@suchi/contracts/office';
import type { Router } from 'express';
import { readStatus } from '../health/commands/read-status.ts';
import { presentStatus } from '../health/present.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { archiveSubscriptions, restoreSubscriptions } from './commands/archive-subscriptions.ts';
import { exportCandidates, exportSubscriptions, exportUsers } from './commands/export-lists.ts';
import { hideCandidates } from './commands/hide-candidates.ts';
import { readDashboard, readMenuCounts } from './commands/read-dashboard.ts';
import { readMember } from './commands/read-member.ts';
import {
  readAttendees,
  readCandidateCounts,
  readCandidates,
  readSubscriptions,
  readUserCounts,
  readUsers,
} from './commands/read-lists.ts';
import { presentDashboard, presentMenuCounts } from './present-dashboard.ts';
import { presentMember } from './present-member.ts';
import {
  presentAttendees,
  presentCandidates,
  presentListFile,
  presentSubscriptions,
  presentUsers,
} from './present.ts';

const hour = 60 * 60;
/** A page of a list, its counts, and the next search while someone types. */
const readingLists = perAccount({ name: 'office-reading', times: 6000, perSeconds: hour });
/** A file costs as much as hundreds of pages. */
const exportingLists = perAccount({ name: 'office-exporting', times: 120, perSeconds: hour });
const archivingLists = perAccount({ name: 'office-archiving', times: 1200, perSeconds: hour });
/** "Look again", as often as a worried person presses it. */
const lookingAtStatus = perAccount({ name: 'system-status', times: 120, perSeconds: 600 });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountLists(router, platform);
  mountFiles(router, platform);
  mountArchive(router, platform);
  mountDashboard(router, platform);
});

const presentMoved = ({ moved }: { moved: number }) => ({ moved });

function mountArchive(router: Router, platform: Platform): void {
  const limits = [archivingLists];
  mountRoute(router, platform, {
    contract: hideCandidatesContract,
    limits,
    writes: hideCandidates,
    present: (hidden) => hidden,
  });
  mountRoute(router, platform, {
    contract: archiveSubscriptionsContract,
    limits,
    writes: archiveSubscriptions,
    present: presentMoved,
  });
  mountRoute(router, platform, {
    contract: restoreSubscriptionsContract,
    limits,
    writes: restoreSubscriptions,
    present: presentMoved,
  });
}

function mountLists(router: Router, platform: Platform): void {
  const limits = [readingLists];
  const shared = { limits, fromReplica: true } as const;
  mountRoute(router, platform, {
    contract: candidatesContract,
    ...shared,
    reads: readCandidates,
    present: presentCandidates,
  });
  mountRoute(router, platform, {
    contract: candidateCountsContract,
    ...shared,
    reads: readCandidateCounts,
    present: (counts) => counts,
  });
  mountRoute(router, platform, {
    contract: usersContract,
    ...shared,
    reads: readUsers,
    present: presentUsers,
  });
  mountRoute(router, platform, {
    contract: userCountsContract,
    ...shared,
    reads: readUserCounts,
    present: (counts) => counts,
  });
  mountRoute(router, platform, {
    contract: officeMemberContract,
    limits,
    reads: readMember,
    present: presentMember,
  });
  mountRoute(router, platform, {
    contract: subscriptionsContract,
    ...shared,
    reads: readSubscriptions,
    present: presentSubscriptions,
  });
  mountRoute(router, platform, {
    contract: attendeesContract,
    ...shared,
    reads: readAttendees,
    present: presentAttendees,
  });
}

function mountFiles(router: Router, platform: Platform): void {
  const limits = [exportingLists];
  mountRoute(router, platform, {
    contract: candidatesFileContract,
    fromReplica: true,
    limits,
    runs: exportCandidates,
    present: presentListFile('candidates'),
  });
  mountRoute(router, platform, {
    contract: usersFileContract,
    fromReplica: true,
    limits,
    runs: exportUsers,
    present: presentListFile('users'),
  });
  mountRoute(router, platform, {
    contract: subscriptionsFileContract,
    fromReplica: true,
    limits,
    runs: exportSubscriptions,
    present: presentListFile('subscriptions'),
  });
}

function mountDashboard(router: Router, platform: Platform): void {
  const limits = [readingLists];
  mountRoute(router, platform, {
    contract: dashboardContract,
    fromReplica: true,
    limits,
    readsSnapshot: readDashboard,
    present: presentDashboard,
  });
  mountRoute(router, platform, {
    contract: menuCountsContract,
    fromReplica: true,
    limits,
    reads: readMenuCounts,
    present: presentMenuCounts,
  });
  mountRoute(router, platform, {
    contract: systemStatusContract,
    limits: [lookingAtStatus],
    reads: readStatus,
    present: presentStatus,
  });
}
