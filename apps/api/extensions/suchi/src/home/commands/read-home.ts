import type { AdminSetting } from '@suchi/contracts/settings';
import type { CurrentUser, OwnStanding } from '@suchi/contracts/accounts';
import { readMe } from '../../accounts/commands/read-me.ts';
import { type OwnQuestionFacts, readOwnQuestion } from '../../freshness/commands/read-question.ts';
import { readSearchAccess } from '../../discovery/commands/viewer.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { readStanding } from '../../profiles/commands/load-standing.ts';
import { type EditionFacts, readEdition } from '../../settings/commands/read-front-page.ts';
import { readMemberSettings } from '../../settings/commands/read-member-settings.ts';

export interface HomeFacts {
  me: CurrentUser;
  standing: OwnStanding | null;
  setting: AdminSetting;
  viewer: Awaited<ReturnType<typeof readSearchAccess>>;
  edition: EditionFacts;
  question: OwnQuestionFacts | null;
}

/** Each room reads its part, as for its own endpoint. One after the other: they share a connection. */
export async function readHome(call: ReadCall<object, RoleCaller>): Promise<HomeFacts> {
  return {
    me: await readMe(call),
    standing: await readStanding(call),
    setting: await readMemberSettings(call),
    viewer: await readSearchAccess(call),
    edition: await readEdition(call),
    question: await readOwnQuestion(call),
  };
}
