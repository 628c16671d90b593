import { defineEndpoint } from '@directus/extensions-sdk';
import {
  agreeEntryContract,
  cardOfMemberContract,
  checkCardContract,
  claimContract,
  deskNumberContract,
  deskPaperContract,
  deskPaperPhotoContract,
  deskPhotoContract,
  endCardContract,
  holdEntryContract,
  listEntriesContract,
  makeCardsContract,
  openEntryContract,
  saveEntryContract,
  startEntryContract,
} from '@suchi/contracts/desk-entry';
import type { Router } from 'express';
import { presentPicture } from '../media/present-picture.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { endCard, makeCards, readCard } from './commands/cards.ts';
import { checkCard, claim } from './commands/claim.ts';
import { readPaper, takePaper } from './commands/papers.ts';
import { readNumber, startEntry } from './commands/start-entry.ts';
import { agreeEntry, holdEntry, openEntry, receiveCandidate, saveEntry } from './commands/write-entry.ts';
import { presentEntry, presentListed } from './present.ts';
import { listOpenEntries } from './repository/entries.ts';

const hour = 60 * 60;
/** A number is asked for while it is typed. */
const reading = perAccount({ name: 'desk-read', times: 3000, perSeconds: hour });
const starting = perAccount({ name: 'desk-start', times: 60, perSeconds: hour });
/** A form is saved every five seconds while somebody types. */
const writing = perAccount({ name: 'desk-write', times: 1500, perSeconds: hour });
const photographing = perAccount({ name: 'desk-photo', times: 120, perSeconds: hour });
const makingCards = perAccount({ name: 'desk-cards', times: 60, perSeconds: hour });
/** A village can share an address; a card allows few tries by itself. */
const claiming = perAddress({ name: 'claim-address', times: 60, perSeconds: hour, isPerAddress: true });

/** Profiles of families without an account: the office types them, and a card gives them to the family. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountEntries(router, platform);
  mountPhotos(router, platform);
  mountCards(router, platform);
});

function mountEntries(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: deskNumberContract,
    limits: [reading],
    reads: readNumber,
    present: (number) => number,
  });
  mountRoute(router, platform, {
    contract: listEntriesContract,
    limits: [reading],
    reads: ({ db }) => listOpenEntries(db),
    present: (rows) => ({ entries: rows.map(presentListed) }),
  });
  mountRoute(router, platform, {
    contract: startEntryContract,
    limits: [starting],
    writes: startEntry,
    present: (id) => ({ id }),
  });
  mountRoute(router, platform, {
    contract: openEntryContract,
    limits: [reading],
    writes: openEntry,
    present: presentEntry,
  });
  mountRoute(router, platform, {
    contract: holdEntryContract,
    limits: [reading],
    writes: holdEntry,
    present: (heldBy) => ({ held_by: heldBy }),
  });
  mountRoute(router, platform, {
    contract: saveEntryContract,
    limits: [writing],
    writes: saveEntry,
    present: () => ({ saved: true as const }),
  });
  mountRoute(router, platform, {
    contract: agreeEntryContract,
    limits: [writing],
    writes: agreeEntry,
    present: ({ status }) => ({ status }),
  });
}

function mountPhotos(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: deskPaperContract,
    limits: [photographing],
    runs: takePaper,
    present: (id) => ({ id }),
  });
  mountRoute(router, platform, {
    contract: deskPaperPhotoContract,
    limits: [reading],
    runs: readPaper,
    present: (file) => file,
  });
  mountRoute(router, platform, {
    contract: deskPhotoContract,
    limits: [photographing],
    runs: receiveCandidate,
    present: (row, { caller, now }) => presentPicture(row, caller, { env: platform.env, now }),
  });
}

function mountCards(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: makeCardsContract,
    limits: [makingCards],
    writes: makeCards,
    present: (cards) => ({ cards }),
  });
  mountRoute(router, platform, {
    contract: endCardContract,
    limits: [makingCards],
    writes: endCard,
    present: (ended) => ({ ended }),
  });
  mountRoute(router, platform, {
    contract: cardOfMemberContract,
    limits: [reading],
    reads: readCard,
    present: (card) => card,
  });
  mountRoute(router, platform, {
    contract: checkCardContract,
    limits: [claiming],
    writes: checkCard,
    present: (checked) => checked,
  });
  mountRoute(router, platform, {
    contract: claimContract,
    limits: [claiming],
    runs: claim,
    present: ({ userId, isVerified }) => ({ user_id: userId, is_verified: isVerified }),
  });
}
