import { allContracts } from '@suchi/contracts/all';
import { type Access, contractPath } from '@suchi/contracts/basics';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duties, type Duty, hasStaffAccess, type StaffAccess } from '@suchi/domain/accounts';
import { registerMember, registerStaff, registerVerifiedMember } from './member.ts';

let server: TestInstallation;
let member: string;
let unverified: string;

async function signInAnew(): Promise<void> {
  unverified = (await registerMember(server)).token;
  member = (await registerVerifiedMember(server)).token;
}
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  await signInAnew();
});
afterAll(() => server.stop());

type Contract = (typeof allContracts)[number];

const ask = (contract: Contract, token?: string) =>
  askApi(server.api.url, contractPath(contract), {
    ...(token !== undefined && { token }),
    method: contract.method,
    ...(contract.method === 'POST' && { body: {} }),
  });

const refusals = ['SIGN_IN_REQUIRED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN'];

/** Null when the request passed the access check. */
const refusalOf = ({ code }: { code: string | null }) => refusals.find((refusal) => refusal === code) ?? null;

const expected = {
  visitor: { visitor: null, unverified: null, member: null },
  account: { visitor: 'SIGN_IN_REQUIRED', unverified: null, member: null },
  member: { visitor: 'SIGN_IN_REQUIRED', unverified: 'EMAIL_NOT_VERIFIED', member: null },
};
const staffOnly = { visitor: 'SIGN_IN_REQUIRED', unverified: 'FORBIDDEN', member: 'FORBIDDEN' };

const expectedFor = (access: Access) =>
  access === 'visitor' || access === 'account' || access === 'member' ? expected[access] : staffOnly;

describe('every endpoint', () => {
  it('is open to visitors and unverified accounts only where it is declared', () => {
    const open = (access: Contract['access']) =>
      allContracts.filter((contract) => contract.access === access).map((contract) => contract.name);
    expect(open('visitor').toSorted()).toEqual([
      'acceptInvitationContract',
      'answerLinkContract',
      'answeredGrievanceContract',
      'beginScreenContract',
      'candidateAnswerContract',
      'candidateQuestionContract',
      'checkCardContract',
      'claimContract',
      'comeBackContract',
      'confirmSetupMailContract',
      'currentEditionContract',
      'demoContract',
      'demoSignInContract',
      'endScreenContract',
      'englishMailContract',
      'findClosedContract',
      'finishSetupContract',
      'frontPageContract',
      'hallCardsContract',
      'hallDeckContract',
      'inviteReviewerContract',
      'linkQuestionContract',
      'liveContract',
      'mailChoiceContract',
      'openSetupContract',
      'openSharedContract',
      'openUnsubscribeContract',
      'paymentReturnContract',
      'paymentWebhookContract',
      'publicFactsContract',
      'publicNewsContract',
      'readSetupContract',
      'readyContract',
      'registerContract',
      'removeSetupLogoContract',
      'reopenPublicGrievanceContract',
      'reportErrorContract',
      'reportSharedContract',
      'reportVitalsContract',
      'saveSetupAdminContract',
      'saveSetupContract',
      'saveSetupLogoContract',
      'screenBeatContract',
      'securityContactContract',
      'sendPublicGrievanceContract',
      'setSetupFactorContract',
      'sharedNumberContract',
      'sharedPhotoContract',
      'sharedStateContract',
      'signInContract',
      'signOutContract',
      'startSetupFactorContract',
      'trySetupContract',
      'undoEmailChangeContract',
      'unsubscribeContract',
    ]);
    expect(open('account').toSorted()).toEqual([
      'changePasswordContract',
      'chooseLanguageContract',
      'currentUserContract',
      'endOtherSessionsContract',
      'endSessionContract',
      'sendCodeContract',
      'signedInDevicesContract',
      'verifyCodeContract',
    ]);
  });

  it.each(allContracts.map((contract) => [contractPath(contract), contract] as const))(
    '%s answers as its contract says',
    async (_path, contract) => {
      const answers = {
        visitor: await ask(contract),
        unverified: await ask(contract, unverified),
        member: await ask(contract, member),
      };
      // Logging out elsewhere ends these sessions too.
      if (contract.group === 'qe_session') await signInAnew();
      expect(Object.values(answers).map(({ status }) => status)).not.toContain(404);
      expect({
        visitor: refusalOf(answers.visitor),
        unverified: refusalOf(answers.unverified),
        member: refusalOf(answers.member),
      }).toEqual(expectedFor(contract.access));
    },
  );
});

describe('every endpoint of the back office', () => {
  const officeContracts = allContracts.filter(
    ({ access }) => !['visitor', 'account', 'member', 'new_staff'].includes(access),
  );

  it('belongs to a duty or to admins', () => {
    expect(officeContracts.length).toBeGreaterThan(20);
  });

  it.each(duties)('is refused to %s where it belongs to another', async (duty: Duty) => {
    const { token } = await registerStaff(server, [duty]);
    const allowed: string[] = [];
    for (const contract of officeContracts) {
      const answer = await ask(contract, token);
      if (answer.code !== 'FORBIDDEN') allowed.push(contract.name);
    }
    const expectedNames = officeContracts
      .filter(({ access }) => hasStaffAccess({ role: 'staff', duties: [duty] }, access as StaffAccess))
      .map(({ name }) => name);
    expect(allowed).toEqual(expectedNames);
  });
});

describe('what no route declares', () => {
  it.each(['/qe_x', '/qe_x/y', '/qe_search/profiles/', '/QE_search/standing', '/qe_search/STANDING'])(
    '%s is not answered',
    async (path) => {
      expect(await askApi(server.api.url, path, { token: member })).toMatchObject({
        status: 404,
        code: 'ROUTE_NOT_FOUND',
      });
    },
  );
});
