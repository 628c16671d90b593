import type { OwnBiodata, OwnBiodataLink, SharedBiodata } from '@suchi/contracts/biodata';
import { listPeriods, usableLayout, writeLinkCode } from '@suchi/domain/biodata';
import type { FamilyNumber } from '@suchi/domain/discovery';
import { presentPicture } from '../media/present-picture.ts';
import type { Platform } from '../platform/platform.ts';
import type { Call } from '../platform/route.ts';
import { unseal } from '../platform/seal.ts';
import type { FileOfAccount } from './commands/make-file.ts';
import type { OpenedShared } from './commands/open-shared.ts';
import type { OwnCall, OwnState } from './commands/read-own.ts';
import { signPhoto } from './photo-token.ts';

export function presentOwn(state: OwnState, { caller, platform, now }: OwnCall): OwnBiodata {
  const { choices, association, content, links, linkLimit, periods } = state;
  const photo = content?.photo ?? null;
  return {
    sheet: content?.sheet ?? null,
    as_of: content?.asOf ?? null,
    photo: photo && presentPicture(photo, caller, { env: platform.env, now }).urls.card,
    layout: usableLayout(choices.layout, photo !== null && choices.shows.photo),
    language: choices.language,
    languages: [...association.languages],
    shows: choices.shows,
    heading: choices.heading,
    own_heading: choices.ownHeading,
    lines: content?.lines ?? [],
    links: links.flatMap((link) => presentLink(link, platform) ?? []),
    link_limit: linkLimit,
    periods: listPeriods(periods),
    usual_period: periods.usual,
  };
}

/** Null: its address was sealed with a secret that is no longer used, and opens nothing any more. */
function presentLink(link: OwnState['links'][number], { env }: Pick<Platform, 'env'>): OwnBiodataLink | null {
  const code = openCode(link.sealedCode, env.acceptedSecrets);
  if (code === null) return null;
  return {
    id: link.id,
    address: `${env.publicUrl}/b/${writeLinkCode(code)}`,
    name: link.name,
    shows: link.shows,
    made_on: link.madeOn,
    ends_on: link.endsOn,
    is_prolonged: link.isProlonged,
    state: link.state,
    opened: link.opened,
    last_opened_on: link.lastOpenedOn,
    numbers_shown: link.numbersShown,
  };
}

function openCode(sealed: string, secrets: readonly string[]): string | null {
  try {
    return unseal(sealed, secrets);
  } catch {
    return null;
  }
}

export const presentMade = ({ plan, pdf, shortened }: FileOfAccount) => ({
  version: plan.hash.slice(0, 16),
  bytes: pdf.length,
  shortened,
});

export function presentShared(
  { link, sheet, hasPhoto, hasNumber }: OpenedShared,
  { platform, now }: Pick<Call<unknown, never>, 'platform' | 'now'>,
): SharedBiodata {
  return {
    sheet,
    photo: hasPhoto ? `/qe_biodata/photo?of=${signPhoto(platform.env.secret, link.id, now)}` : null,
    has_number: hasNumber,
    ends_on: link.endsOn,
  };
}

export const presentNumbers = (numbers: FamilyNumber[]) => ({ numbers });
