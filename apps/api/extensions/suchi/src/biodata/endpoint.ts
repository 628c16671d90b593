import { defineEndpoint } from '@directus/extensions-sdk';
import {
  biodataPdfContract,
  biodataPictureContract,
  changeLinkContract,
  chooseBiodataContract,
  makeBiodataContract,
  makeLinkContract,
  openSharedContract,
  ownBiodataContract,
  reportSharedContract,
  sharedNumberContract,
  sharedPhotoContract,
  sharedStateContract,
  switchLinkContract,
  writeBiodataContract,
} from '@suchi/contracts/biodata';
import { linkOpeningsAnHour } from '@suchi/domain/biodata';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { chooseBiodata, readOwnBiodata, writeBiodata } from './commands/choose.ts';
import { makeFile, readPdf, readPicture } from './commands/make-file.ts';
import { openShared, readSharedNumber, readSharedState, reportShared } from './commands/open-shared.ts';
import { changeLink, makeLink, switchLink } from './commands/own-links.ts';
import { readSharedPhoto } from './commands/read-shared-photo.ts';
import { presentMade, presentNumbers, presentOwn, presentShared } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'biodata-read', times: 600, perSeconds: hour });
const choosing = perAccount({ name: 'biodata-choose', times: 600, perSeconds: hour });
/** Each may start a browser's work. */
const making = perAccount({ name: 'biodata-make', times: 240, perSeconds: hour });
const linking = perAccount({ name: 'biodata-link', times: 120, perSeconds: hour });
/** An address of IPv4, or a network of IPv6. Also tries of addresses that do not exist. */
const opening = perAddress({ name: 'biodata-open', times: linkOpeningsAnHour, perSeconds: hour });
/** Loading the page opens it too, and people load it again. */
const states = perAddress({ name: 'biodata-state', times: 4 * linkOpeningsAnHour, perSeconds: hour });
/** A page has one photo, and changing the language loads it again. */
const photos = perAddress({ name: 'biodata-photo', times: 4 * linkOpeningsAnHour, perSeconds: hour });
const reporting = perAddress({ name: 'biodata-report', times: 10, perSeconds: hour });

/** The biodata that families send on, as a file or by a link that ends. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const own = { present: presentOwn };
  mountRoute(router, platform, {
    ...own,
    contract: ownBiodataContract,
    limits: [reading],
    readsSnapshot: readOwnBiodata,
  });
  mountRoute(router, platform, {
    ...own,
    contract: chooseBiodataContract,
    limits: [choosing],
    writes: chooseBiodata,
  });
  mountRoute(router, platform, {
    ...own,
    contract: writeBiodataContract,
    limits: [choosing],
    writes: writeBiodata,
  });
  mountRoute(router, platform, { ...own, contract: makeLinkContract, limits: [linking], writes: makeLink });
  mountRoute(router, platform, {
    ...own,
    contract: changeLinkContract,
    limits: [choosing],
    writes: changeLink,
  });
  mountRoute(router, platform, {
    ...own,
    contract: switchLinkContract,
    limits: [choosing],
    writes: switchLink,
  });
  mountRoute(router, platform, {
    contract: makeBiodataContract,
    limits: [making],
    runs: makeFile,
    present: presentMade,
  });
  const file = { limits: [making], present: <File>(made: File) => made };
  mountRoute(router, platform, { ...file, contract: biodataPdfContract, runs: readPdf });
  mountRoute(router, platform, { ...file, contract: biodataPictureContract, runs: readPicture });
  mountShared(router, platform);
});

/** For people without an account. */
function mountShared(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: openSharedContract,
    limits: [opening],
    writes: openShared,
    present: presentShared,
  });
  mountRoute(router, platform, {
    contract: sharedStateContract,
    limits: [states],
    reads: readSharedState,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: sharedNumberContract,
    limits: [opening],
    writes: readSharedNumber,
    present: presentNumbers,
  });
  mountRoute(router, platform, {
    contract: reportSharedContract,
    limits: [reporting],
    writes: reportShared,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: sharedPhotoContract,
    limits: [photos],
    runs: readSharedPhoto,
    present: (photo) => photo,
  });
}
