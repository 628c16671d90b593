import type { changeLinkContract, makeLinkContract, switchLinkContract } from '@suchi/contracts/biodata';
import { todayInIndia } from '@suchi/domain/basics';
import {
  changeLinkEnd,
  checkMayAddLink,
  checkMaySwitchOn,
  findLinkState,
  isPeriod,
  isShared,
  linkEnd,
  linkShowsAtFirst,
} from '@suchi/domain/biodata';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { seal } from '../../platform/seal.ts';
import { hashCode, makeLinkCode } from '../link-code.ts';
import { findOwnProfile, lockChoices, type OwnProfile } from '../repository/choices.ts';
import {
  findLink,
  insertLink,
  type LinkChanges,
  type LinkRow,
  listLinks,
  updateLink,
} from '../repository/links.ts';
import { type OwnState, readLinkRules, readOwn } from './read-own.ts';
import { refused } from './refused.ts';

type LinkCall = WriteCall<unknown, RoleCaller>;

export async function makeLink(
  call: WriteCall<z.output<typeof makeLinkContract.input>, RoleCaller>,
): Promise<OwnState> {
  const { input, tx, now, platform } = call;
  const profile = await lockProfile(call);
  if (!isShared(profile)) throw refused('not_approved');
  const { limit, periods } = await readLinkRules(tx);
  if (!isPeriod(input.days, periods)) throw refused('period');
  const today = todayInIndia(now);
  const links = await listLinks(tx, profile.id);
  const on = links.filter((link) => findLinkState(link, profile, today) === 'on').length;
  if (!checkMayAddLink(on, limit).allowed) throw refused('links_full');
  const code = makeLinkCode();
  const { secret } = platform.env;
  await insertLink(
    tx,
    {
      profile: profile.id,
      codeHash: hashCode(secret, code),
      sealedCode: seal(code, secret),
      name: input.name || null,
      shows: linkShowsAtFirst(profile.showsHoroscope),
      endsOn: linkEnd(today, input.days),
    },
    now,
  );
  return readOwn(tx, call);
}

export async function changeLink(
  call: WriteCall<z.output<typeof changeLinkContract.input>, RoleCaller>,
): Promise<OwnState> {
  const { input, tx, now } = call;
  const { profile, link } = await lockLink(call, input.id);
  const today = todayInIndia(now);
  if (findLinkState(link, profile, today) !== 'on') throw refused('not_on');
  const { name, shows, days } = input;
  const changes: LinkChanges = {
    name: name === undefined ? undefined : name || null,
    shows: shows as LinkChanges['shows'],
  };
  if (days !== undefined) {
    if (!isPeriod(days, (await readLinkRules(tx)).periods)) throw refused('period');
    const end = changeLinkEnd(link, { days, today });
    if (!end.allowed) throw refused(end.reason);
    changes.end = end;
  }
  await updateLink(tx, link.id, changes);
  return readOwn(tx, call);
}

export async function switchLink(
  call: WriteCall<z.output<typeof switchLinkContract.input>, RoleCaller>,
): Promise<OwnState> {
  const { input, tx, now } = call;
  const { link } = await lockLink(call, input.id);
  if (input.is_on && link.offAt !== null) {
    const decision = checkMaySwitchOn(link, now);
    if (!decision.allowed) throw refused(decision.reason);
    await updateLink(tx, link.id, { offAt: null });
  }
  if (!input.is_on && link.offAt === null) await updateLink(tx, link.id, { offAt: now });
  return readOwn(tx, call);
}

/** One step of a family at a time, so that there are never more links than allowed. */
async function lockProfile({ tx, caller }: LinkCall): Promise<OwnProfile> {
  await lockChoices(tx, caller.userId);
  const profile = await findOwnProfile(tx, caller.userId);
  if (profile === null) throw refused('not_approved');
  return profile;
}

/** Another family's is like one that does not exist. */
async function lockLink(call: LinkCall, id: number): Promise<{ profile: OwnProfile; link: LinkRow }> {
  const profile = await lockProfile(call);
  const link = await findLink(call.tx, profile.id, id);
  if (link === null) throw refused('missing');
  return { profile, link };
}
