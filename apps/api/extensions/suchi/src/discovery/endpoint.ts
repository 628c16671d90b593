import { defineEndpoint } from '@directus/extensions-sdk';
import {
  mailProfileContract,
  memberListContract,
  memberListCountsContract,
  messagesContract,
  openedMineContract,
  openProfileContract,
  revealContactContract,
  searchProfilesContract,
  searchAccessContract,
} from '@suchi/contracts/discovery';
import { countFittingContract, readFitContract } from '@suchi/contracts/fit';
import { readHoroscopeContract } from '@suchi/contracts/horoscope';
import type { Router } from 'express';
import { presentFit } from '../fit/present.ts';
import { presentHoroscope } from '../horoscope/present.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { mailProfile } from './commands/mail-profile.ts';
import { openProfile } from './commands/open-profile.ts';
import { readMessages, readOpenedMine } from './commands/read-contacts.ts';
import { readFit } from './commands/read-fit.ts';
import { readHoroscope } from './commands/read-horoscope.ts';
import { readList } from './commands/read-list.ts';
import { revealContact } from './commands/reveal-contact.ts';
import { searchProfiles } from './commands/search-profiles.ts';
import { selectOne, selectOneContract } from './commands/select-one.ts';
import { readSearchAccess } from './commands/viewer.ts';
import { createListCache } from './list-cache.ts';
import { presentMessages, presentOpenedMine } from './present-people.ts';
import {
  presentLeftToday,
  presentList,
  presentOpenedProfile,
  presentReveal,
  presentSearchPage,
  presentSearchAccess,
} from './present.ts';
import { createListReader } from './repository/lists.ts';
import { mountSaved } from './saved-endpoint.ts';
import { countFitting } from './commands/count-fitting.ts';
import { countMemberLists } from './repository/member-lists.ts';

const hour = 3600;
/** Enough for a person, too little for a scraper. */
const reading = perAccount({ name: 'discovery-read', times: 3000, perSeconds: hour });
/** One for each change of the preferences; each reads all profiles. */
const counting = perAccount({ name: 'discovery-count', times: 300, perSeconds: hour });
/** One for each opened profile, and one for each change of the own choice. Each costs some milliseconds. */
const matching = perAccount({ name: 'discovery-horoscope', times: 1000, perSeconds: hour });
/** Reveals and mails also have daily limits; this one protects the database. */
const acting = perAccount({ name: 'discovery-act', times: 600, perSeconds: hour });

const listBytes = 128 * 1024 * 1024;

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountReads(router, platform);
  mountFit(router, platform);
  mountActs(router, platform);
  mountSaved(router, platform);
  if (platform.env.isBench) {
    const contract = selectOneContract;
    mountRoute(router, platform, {
      contract,
      limits: [reading],
      reads: selectOne,
      present: (one) => ({ one }),
    });
  }
});

function mountReads(router: Router, platform: Platform): void {
  const lists = { cache: createListCache({ maxBytes: listBytes }), reader: createListReader(platform) };
  mountRoute(router, platform, {
    limits: [reading],
    contract: searchProfilesContract,
    reads: (call) => searchProfiles(call, lists),
    present: presentSearchPage,
  });
  mountRoute(router, platform, {
    limits: [reading],
    contract: searchAccessContract,
    reads: readSearchAccess,
    present: presentSearchAccess,
  });
  mountRoute(router, platform, {
    limits: [reading],
    contract: openProfileContract,
    readsSnapshot: openProfile,
    present: presentOpenedProfile,
  });
  mountRoute(router, platform, {
    limits: [reading],
    contract: memberListContract,
    readsSnapshot: readList,
    present: presentList,
  });
  mountRoute(router, platform, {
    limits: [reading],
    contract: memberListCountsContract,
    reads: ({ db, caller }) => countMemberLists(db, caller.userId),
    present: (counts) => counts,
  });
  mountRoute(router, platform, {
    limits: [reading],
    contract: openedMineContract,
    reads: readOpenedMine,
    present: presentOpenedMine,
  });
  mountRoute(router, platform, {
    limits: [reading],
    contract: messagesContract,
    reads: readMessages,
    present: presentMessages,
  });
}

function mountFit(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    limits: [reading],
    contract: readFitContract,
    readsSnapshot: readFit,
    present: presentFit,
  });
  mountRoute(router, platform, {
    limits: [matching],
    contract: readHoroscopeContract,
    readsSnapshot: readHoroscope,
    present: presentHoroscope,
  });
  mountRoute(router, platform, {
    limits: [counting],
    contract: countFittingContract,
    reads: countFitting,
    present: (counts) => counts,
  });
}

function mountActs(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    limits: [acting],
    contract: revealContactContract,
    writes: revealContact,
    present: presentReveal,
  });
  mountRoute(router, platform, {
    limits: [acting],
    contract: mailProfileContract,
    writes: mailProfile,
    present: presentLeftToday,
  });
}
