import {
  changeSavedSearchContract,
  removeSavedSearchContract,
  savedSearchesContract,
  saveSearchContract,
  visitSavedSearchContract,
} from '@suchi/contracts/discovery';
import type { Router } from 'express';
import type { Platform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { changeSaved, readSaved, removeSaved, saveSearch, visitSaved } from './commands/saved-searches.ts';
import { presentSavedList, presentVisit } from './present-saved.ts';

const hour = 3600;
/** Each counts what is new. */
const reading = perAccount({ name: 'saved-read', times: 600, perSeconds: hour });
const saving = perAccount({ name: 'saved-save', times: 300, perSeconds: hour });

const presentId = (id: number) => ({ id });

/** Searches that a member keeps under a name. */
export function mountSaved(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: savedSearchesContract,
    limits: [reading],
    readsSnapshot: readSaved,
    present: presentSavedList,
  });
  mountRoute(router, platform, {
    contract: visitSavedSearchContract,
    limits: [reading],
    writes: visitSaved,
    present: presentVisit,
  });
  mountRoute(router, platform, {
    contract: saveSearchContract,
    limits: [saving],
    writes: saveSearch,
    present: presentId,
  });
  mountRoute(router, platform, {
    contract: changeSavedSearchContract,
    limits: [saving],
    writes: changeSaved,
    present: presentId,
  });
  mountRoute(router, platform, {
    contract: removeSavedSearchContract,
    limits: [saving],
    writes: removeSaved,
    present: presentId,
  });
}
