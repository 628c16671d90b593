import { defineEndpoint } from '@directus/extensions-sdk';
import {
  changePasswordContract,
  registerContract,
  renewRecoveryCodesContract,
  secondFactorContract,
  sendCodeContract,
  setSecondFactorContract,
  startSecondFactorContract,
  verifyCodeContract,
} from '@suchi/contracts/accounts';
import { oneTimeCodeRules } from '@suchi/domain/accounts';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { byAccount, byAddress, mountRoute } from '../platform/route.ts';
import { changePassword } from './commands/change-password.ts';
import { openSession } from './sessions/commands/open-session.ts';
import { register } from './commands/register.ts';
import {
  readOwnSecondFactor,
  renewRecoveryCodes,
  setSecondFactor,
  startSecondFactor,
} from './second-factor/commands/set-up.ts';
import { sendCode } from './commands/send-code.ts';
import { verifyCode } from './commands/verify-code.ts';
import {
  codeByAddress,
  passwordByAccount,
  registerByAddress,
  secondFactorByAccount,
  secondFactorReads,
  sendCodeByAccount,
  verifyByAccount,
} from './limits.ts';
import { presentRegistration } from './present.ts';

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);

  mountRoute(router, platform, {
    contract: registerContract,
    limits: [{ rule: registerByAddress, subject: byAddress }],
    writes: register,
    present: async ({ userId }, call) => {
      // After the commit, because the engine's sign-in uses a connection of its own.
      await openSession(call, call.input, { isKept: true, isExpectedDevice: true });
      return presentRegistration(userId, call.input);
    },
  });

  mountRoute(router, platform, {
    contract: sendCodeContract,
    limits: [
      { rule: codeByAddress, subject: byAddress },
      { rule: sendCodeByAccount, subject: byAccount },
    ],
    writes: sendCode,
    present: () => ({ resend_after_seconds: oneTimeCodeRules.resendAfterMs / 1000 }),
  });

  mountRoute(router, platform, {
    contract: verifyCodeContract,
    limits: [
      { rule: codeByAddress, subject: byAddress },
      { rule: verifyByAccount, subject: byAccount },
    ],
    writes: verifyCode,
    present: () => ({ email_verified: true as const }),
  });

  mountRoute(router, platform, {
    contract: changePasswordContract,
    limits: [{ rule: passwordByAccount, subject: byAccount }],
    writes: changePassword,
    present: () => ({}),
  });

  mountSecondFactor(router, platform);
});

function mountSecondFactor(router: Router, platform: Platform): void {
  const second = { limits: [{ rule: secondFactorByAccount, subject: byAccount }] };
  mountRoute(router, platform, {
    limits: [{ rule: secondFactorReads, subject: byAccount }],
    contract: secondFactorContract,
    reads: readOwnSecondFactor,
    present: ({ isRequired, isSet, recoveryCodesLeft }) => ({
      is_required: isRequired,
      is_set: isSet,
      recovery_codes_left: recoveryCodesLeft,
    }),
  });
  mountRoute(router, platform, {
    ...second,
    contract: startSecondFactorContract,
    writes: startSecondFactor,
    present: ({ secret, url }) => ({ secret, otpauth_url: url }),
  });
  mountRoute(router, platform, {
    ...second,
    contract: setSecondFactorContract,
    writes: setSecondFactor,
    present: (codes) => ({ recovery_codes: codes }),
  });
  mountRoute(router, platform, {
    ...second,
    contract: renewRecoveryCodesContract,
    writes: renewRecoveryCodes,
    present: (codes) => ({ recovery_codes: codes }),
  });
}
