import { defineEndpoint } from '@directus/extensions-sdk';
import {
  mailProfileContract,
  memberListContract,
  openedMineContract,
  openProfileContract,
  revealContactContract,
  searchProfilesContract,
  searchStandingContract,
} from '@suchi/contracts/discovery';
import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { byAccount, memberOrStaff, mountRoute } from '../platform/route.ts';
import { mailProfile } from './commands/mail-profile.ts';
import { openProfile } from './commands/open-profile.ts';
import { readList } from './commands/read-list.ts';
import { readOpenedMine } from './commands/read-opened-mine.ts';
import { readSearchStanding } from './commands/read-standing.ts';
import { revealContact } from './commands/reveal-contact.ts';
import { type SearchMemory, searchProfiles } from './commands/search-profiles.ts';
import { selectOne, selectOneContract } from './commands/select-one.ts';
import {
  presentLeftToday,
  presentList,
  presentOpenedMine,
  presentOpenedProfile,
  presentReveal,
  presentSearchPage,
  presentSearchStanding,
} from './present.ts';
import { createResultLists } from './result-lists.ts';

const hour = 3600;
/** Somebody who reads; a program that takes everybody home is slowed. */
const reading = { rule: { name: 'discovery-read', times: 3000, perSeconds: hour }, subject: byAccount };
/** Acts have their own daily limits; this only keeps the database from being asked without end. */
const acting = { rule: { name: 'discovery-act', times: 600, perSeconds: hour }, subject: byAccount };

const listBytes = 256 * 1024 * 1024;
const rememberedViewers = 10_000;

const reads = { limits: [reading], who: memberOrStaff };
const acts = { limits: [acting], who: memberOrStaff };

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountReads(router, platform);
  mountActs(router, platform);
  if (platform.env.isBench) {
    const contract = selectOneContract;
    mountRoute(router, platform, { ...reads, contract, command: selectOne, present: (one) => ({ one }) });
  }
});

function mountReads(router: Router, platform: Platform): void {
  const memory: SearchMemory = {
    lists: createResultLists({ maxBytes: listBytes }),
    viewers: new LRUCache({ max: rememberedViewers }),
  };
  mountRoute(router, platform, {
    ...reads,
    contract: searchProfilesContract,
    command: (call) => searchProfiles(call, memory),
    present: presentSearchPage,
  });
  mountRoute(router, platform, {
    ...reads,
    contract: searchStandingContract,
    command: readSearchStanding,
    present: presentSearchStanding,
  });
  mountRoute(router, platform, {
    ...reads,
    contract: openProfileContract,
    command: openProfile,
    present: presentOpenedProfile,
  });
  mountRoute(router, platform, {
    ...reads,
    contract: memberListContract,
    command: readList,
    present: presentList,
  });
  mountRoute(router, platform, {
    ...reads,
    contract: openedMineContract,
    command: readOpenedMine,
    present: presentOpenedMine,
  });
}

function mountActs(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    ...acts,
    contract: revealContactContract,
    command: revealContact,
    present: presentReveal,
  });
  mountRoute(router, platform, {
    ...acts,
    contract: mailProfileContract,
    command: mailProfile,
    present: presentLeftToday,
  });
}
