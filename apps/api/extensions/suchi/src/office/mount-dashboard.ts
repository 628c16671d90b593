import { dashboardContract, menuCountsContract, systemStatusContract } from '@suchi/contracts/office';
import type { Router } from 'express';
import { readStatus } from '../health/commands/read-status.ts';
import { presentStatus } from '../health/present.ts';
import type { Platform } from '../platform/platform.ts';
import { mountRoute } from '../platform/route.ts';
import { readDashboard, readMenuCounts } from './commands/read-dashboard.ts';
import { lookingAtStatus, readingLists } from './limits.ts';
import { presentDashboard, presentMenuCounts } from './present-dashboard.ts';

export function mountDashboard(router: Router, platform: Platform): void {
  const limits = [readingLists];
  mountRoute(router, platform, {
    contract: dashboardContract,
    limits,
    readsSnapshot: readDashboard,
    present: presentDashboard,
  });
  mountRoute(router, platform, {
    contract: menuCountsContract,
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
