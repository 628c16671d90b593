import * as z from 'zod/mini';
import { currentUserContract } from '../accounts/current-user.ts';
import { ownStandingContract } from '../accounts/own-standing.ts';
import { contractPath, defineContract } from '../basics/endpoint.ts';
import { searchAccessContract } from '../discovery/search-access.ts';
import { ownQuestionContract } from '../freshness/freshness.ts';
import { adminSettingContract } from '../settings/admin-setting.ts';
import { currentEditionContract } from '../settings/edition.ts';

/** What home begins with. */
export const homeParts = {
  me: currentUserContract,
  standing: ownStandingContract,
  setting: adminSettingContract,
  search: searchAccessContract,
  edition: currentEditionContract,
  question: ownQuestionContract,
} as const;

/** The path of each part. */
export const homePaths: Readonly<Record<keyof typeof homeParts, string>> = {
  me: contractPath(homeParts.me),
  standing: contractPath(homeParts.standing),
  setting: contractPath(homeParts.setting),
  search: contractPath(homeParts.search),
  edition: contractPath(homeParts.edition),
  question: contractPath(homeParts.question),
};

/**
 * The answers of several endpoints in one: most of what a small request costs is the same for each. The page in the
 * browser gives each part to the query that asks for it.
 */
export const homeContract = defineContract({
  method: 'GET',
  group: 'qe_home',
  path: '/begin',
  input: z.object({}),
  output: z.object({
    me: homeParts.me.output,
    standing: homeParts.standing.output,
    setting: homeParts.setting.output,
    search: homeParts.search.output,
    edition: homeParts.edition.output,
    question: homeParts.question.output,
  }),
});
export type Home = z.output<typeof homeContract.output>;
