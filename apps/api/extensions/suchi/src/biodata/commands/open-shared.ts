import type { BiodataSheet } from '@suchi/book';
import type {
  openSharedContract,
  reportSharedContract,
  sharedNumberContract,
  sharedStateContract,
} from '@suchi/contracts/biodata';
import { todayInIndia } from '@suchi/domain/basics';
import { readLinkCode } from '@suchi/domain/biodata';
import type { FamilyNumber } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { saveVisitorReport } from '../../safety/commands/save-visitor-report.ts';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { hashCode, hashDevice } from '../link-code.ts';
import { findChoices } from '../repository/choices.ts';
import { findOpenLink, noteOpening, type OpenLink } from '../repository/links.ts';
import { wordingOf } from '../wording.ts';
import { writeSheet } from '../write-sheet.ts';
import { listPhones } from '../write-values.ts';
import { loadSource } from './load-source.ts';

export interface OpenedShared {
  link: OpenLink;
  sheet: BiodataSheet;
  hasPhoto: boolean;
  hasNumber: boolean;
}

type SharedCall<Input> = WriteCall<Input, Caller>;

const closed = () => codedError('BIODATA_CLOSED');

/** The page in the reader's language. Without a right answer nobody learns whether there ever was such a link. */
export async function openShared(
  call: SharedCall<z.output<typeof openSharedContract.input>>,
): Promise<OpenedShared> {
  const { tx, caller, now } = call;
  const link = await requireLink(call);
  await count(call, link, { sawNumber: false });
  const association = await loadAssociation(tx);
  const { language } = caller;
  const choices = await findChoices(tx, link.owner);
  const source = await loadSource(tx, link.profile, { language, today: todayInIndia(now) });
  const sheet = writeSheet(source, wordingOf(language, association), {
    // The number has a button of its own.
    shows: { ...link.shows, phone: false },
    changed: choices?.words[language] ?? {},
    heading: null,
  });
  return {
    link,
    sheet,
    hasPhoto: source.form.main_photo !== null,
    hasNumber: link.shows.phone && listPhones(source.form).length > 0,
  };
}

export async function readSharedNumber(
  call: SharedCall<z.output<typeof sharedNumberContract.input>>,
): Promise<FamilyNumber[]> {
  const { tx, caller, now } = call;
  const link = await requireLink(call);
  if (!link.shows.phone) throw closed();
  await count(call, link, { sawNumber: true });
  const { form } = await loadSource(tx, link.profile, {
    language: caller.language,
    today: todayInIndia(now),
  });
  return listPhones(form);
}

export async function reportShared(
  call: SharedCall<z.output<typeof reportSharedContract.input>>,
): Promise<object> {
  const { input } = call;
  const link = await requireLink(call);
  const { reason, text } = input;
  await saveVisitorReport(call, {
    profileId: link.profile,
    reason,
    text,
    link: `${link.madeOn}${link.name === null ? '' : ` · ${link.name}`}`,
  });
  return {};
}

/** The status of the page itself, which the proxy asks for. */
export async function readSharedState(
  call: ReadCall<z.output<typeof sharedStateContract.input>, Caller>,
): Promise<object> {
  if ((await findByCode(call.db, call)) === null) throw codedError('FORBIDDEN');
  return {};
}

async function requireLink(call: SharedCall<{ code: string }>): Promise<OpenLink> {
  const link = await findByCode(call.tx, call);
  if (link === null) throw closed();
  return link;
}

function findByCode(
  db: Knex,
  { input, platform }: Pick<SharedCall<{ code: string }>, 'input' | 'platform'>,
): Promise<OpenLink | null> {
  const code = readLinkCode(input.code);
  const codeHashes =
    code === null ? [] : platform.env.acceptedSecrets.map((secret) => hashCode(secret, code));
  // A code that cannot be one takes as long as one that has ended.
  return findOpenLink(db, { codeHashes });
}

/** Not the family's own. */
async function count(
  { input, caller, tx, now, platform }: SharedCall<{ device: string }>,
  link: OpenLink,
  what: { sawNumber: boolean },
): Promise<void> {
  if (caller.userId === link.owner) return;
  const day = todayInIndia(now);
  const device = hashDevice(platform.env.secret, { link: link.id, day, device: input.device });
  await noteOpening(tx, { link: link.id, day, device }, what);
}
