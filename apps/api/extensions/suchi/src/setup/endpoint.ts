import { defineEndpoint } from '@directus/extensions-sdk';
import {
  confirmSetupMailContract,
  finishSetupContract,
  inviteReviewerContract,
  openSetupContract,
  readSetupContract,
  removeSetupLogoContract,
  saveSetupAdminContract,
  saveSetupContract,
  saveSetupLogoContract,
  setSetupFactorContract,
  type SetupState,
  startSetupFactorContract,
  trySetupContract,
} from '@suchi/contracts/setup';
import type { Router } from 'express';
import type { Caller } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { type Call, mountRoute, perAddress } from '../platform/route.ts';
import { refreshSite } from '../settings/commands/refresh-site.ts';
import { finishSetup } from './commands/finish-setup.ts';
import { openSetup } from './commands/open-setup.ts';
import { readFacts } from './commands/read-state.ts';
import { requireSetup } from './commands/require-setup.ts';
import { dropLogo, saveAdmin, saveLogo, saveStep } from './commands/save-setup.ts';
import { setFactor, startFactor } from './commands/set-factor.ts';
import { confirmMail, inviteReviewer, tryOut } from './commands/try-out.ts';
import { presentSetup } from './present.ts';
import { findFirstRun } from './repository.ts';

const hour = 60 * 60;
/** One person sets an association up. The token cannot be guessed; the limit keeps the database quiet. */
const opening = perAddress({ name: 'setup-open', times: 60, perSeconds: hour, isPerAddress: true });
const reading = perAddress({ name: 'setup-read', times: 1200, perSeconds: hour, isPerAddress: true });
const saving = perAddress({ name: 'setup-save', times: 300, perSeconds: hour, isPerAddress: true });
/** Each is a mail, a call to the provider, or a guess of a code. */
const trying = perAddress({ name: 'setup-try', times: 60, perSeconds: hour, isPerAddress: true });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountSteps(router, platform);
  mountPeople(router, platform);
  mountTries(router, platform);
});

type AnyCall = Call<unknown, Caller>;

/** After the commit. */
async function presentState(_result: unknown, { platform, now }: AnyCall): Promise<SetupState> {
  const run = await findFirstRun(platform.database);
  if (run === null) throw codedError('SETUP_LINK_INVALID');
  return presentSetup(await readFacts({ db: platform.database, platform, now }, run), platform.env);
}

/** What was saved is on the pages before the wizard goes on. */
async function presentNewLook(result: unknown, call: AnyCall): Promise<SetupState> {
  await refreshSite(call.platform);
  return presentState(result, call);
}

function mountSteps(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: openSetupContract,
    limits: [opening],
    writes: openSetup,
    present: presentState,
  });
  mountRoute(router, platform, {
    contract: readSetupContract,
    limits: [reading],
    reads: (call) => requireSetup(call.db, call),
    present: presentState,
  });
  mountRoute(router, platform, {
    contract: saveSetupContract,
    limits: [saving],
    writes: saveStep,
    present: presentNewLook,
  });
  mountRoute(router, platform, {
    contract: saveSetupLogoContract,
    limits: [saving],
    runs: saveLogo,
    present: presentNewLook,
  });
  mountRoute(router, platform, {
    contract: removeSetupLogoContract,
    limits: [saving],
    writes: dropLogo,
    present: presentNewLook,
  });
  mountRoute(router, platform, {
    contract: finishSetupContract,
    limits: [saving],
    writes: finishSetup,
    present: () => ({}),
  });
}

function mountPeople(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: saveSetupAdminContract,
    limits: [trying],
    writes: saveAdmin,
    present: presentState,
  });
  mountRoute(router, platform, {
    contract: startSetupFactorContract,
    limits: [trying],
    writes: startFactor,
    present: ({ secret, url }) => ({ secret, otpauth_url: url }),
  });
  mountRoute(router, platform, {
    contract: setSetupFactorContract,
    limits: [trying],
    writes: setFactor,
    present: async (codes, call) => ({ recovery_codes: codes, state: await presentState(codes, call) }),
  });
  mountRoute(router, platform, {
    contract: inviteReviewerContract,
    limits: [trying],
    writes: inviteReviewer,
    present: presentState,
  });
}

function mountTries(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: trySetupContract,
    limits: [trying],
    runs: tryOut,
    present: presentState,
  });
  mountRoute(router, platform, {
    contract: confirmSetupMailContract,
    limits: [trying],
    writes: confirmMail,
    present: presentState,
  });
}
