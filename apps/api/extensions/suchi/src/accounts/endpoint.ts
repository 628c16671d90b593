import { defineEndpoint } from '@directus/extensions-sdk';
import {
  changeMobileContract,
  changePasswordContract,
  chooseLanguageContract,
  confirmEmailChangeContract,
  currentUserContract,
  englishMailContract,
  registerContract,
  renewRecoveryCodesContract,
  secondFactorContract,
  sendCodeContract,
  setSecondFactorContract,
  startEmailChangeContract,
  startSecondFactorContract,
  undoEmailChangeContract,
  verifyCodeContract,
} from '@suchi/contracts/accounts';
import { oneTimeCodeRules } from '@suchi/domain/accounts';
import type { Router } from 'express';
import { presentEnglish, readInEnglish } from '../mail/commands/read-in-english.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import {
  changeMobile,
  confirmEmailChange,
  startEmailChange,
  undoEmailChange,
} from './commands/change-contact.ts';
import { changePassword } from './commands/change-password.ts';
import { chooseLanguage } from './commands/choose-language.ts';
import { sendCode } from './commands/mail-code.ts';
import { readMe } from './commands/read-me.ts';
import { register } from './commands/register.ts';
import { sendResetLink } from './commands/send-reset-link.ts';
import { verifyCode } from './commands/verify-code.ts';
import { presentRegistration } from './present.ts';
import {
  readOwnSecondFactor,
  renewRecoveryCodes,
  setSecondFactor,
  startSecondFactor,
} from './second-factor/commands/set-up.ts';
import { openSession } from './sessions/commands/open-session.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;
// Narrow by account. Wide by address, because a whole mobile network can share one.
const registering = perAddress({ name: 'register-address', times: 50, perSeconds: hour, isPerAddress: true });
const usingCodes = perAddress({
  name: 'code-address',
  times: 100,
  perSeconds: quarterHour,
  isPerAddress: true,
});
const sendingCodes = perAccount({ name: 'send-code-account', times: 10, perSeconds: hour });
const verifying = perAccount({ name: 'verify-account', times: 30, perSeconds: hour });
const changingPassword = perAccount({ name: 'password-account', times: 10, perSeconds: quarterHour });
const changingContact = perAccount({ name: 'contact-account', times: 30, perSeconds: hour });
const choosingLanguage = perAccount({ name: 'language-account', times: 60, perSeconds: hour });
const readingMails = perAddress({ name: 'english-mail', times: 120, perSeconds: hour });
const secondFactor = perAccount({ name: 'second-factor', times: 30, perSeconds: quarterHour });
/** Every page begins with it. */
const readingMe = perAccount({ name: 'own-account', times: 6000, perSeconds: hour });
/** The office asks at each of its pages; that uses up no tries. */
const secondFactorReads = perAccount({ name: 'second-factor-reads', times: 6000, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);

  mountRoute(router, platform, {
    contract: currentUserContract,
    limits: [readingMe],
    reads: readMe,
    present: (account) => account,
  });

  mountRoute(router, platform, {
    contract: registerContract,
    limits: [registering],
    writes: register,
    present: async ({ userId }, call) => {
      // After the commit, because the engine's sign-in uses a connection of its own.
      await openSession(call, call.input, { isKept: true, isExpectedDevice: true });
      return presentRegistration(userId, call.input);
    },
  });

  mountRoute(router, platform, {
    contract: sendCodeContract,
    limits: [usingCodes, sendingCodes],
    writes: sendCode,
    present: () => ({ resend_after_seconds: oneTimeCodeRules.resendAfterMs / 1000 }),
  });

  mountRoute(router, platform, {
    contract: verifyCodeContract,
    limits: [usingCodes, verifying],
    writes: verifyCode,
    present: () => ({ email_verified: true as const }),
  });

  mountRoute(router, platform, {
    contract: changePasswordContract,
    limits: [changingPassword],
    writes: changePassword,
    present: () => ({}),
  });

  mountRoute(router, platform, {
    contract: chooseLanguageContract,
    limits: [choosingLanguage],
    writes: chooseLanguage,
    present: () => ({}),
  });

  mountRoute(router, platform, {
    contract: englishMailContract,
    limits: [readingMails],
    reads: readInEnglish,
    present: presentEnglish,
  });

  mountContact(router, platform);
  mountSecondFactor(router, platform);
});

/** How a member is reached. */
function mountContact(router: Router, platform: Platform): void {
  const own = { limits: [usingCodes, changingContact], present: () => ({}) };
  mountRoute(router, platform, { ...own, contract: startEmailChangeContract, writes: startEmailChange });
  mountRoute(router, platform, { ...own, contract: confirmEmailChangeContract, writes: confirmEmailChange });
  mountRoute(router, platform, { ...own, contract: changeMobileContract, writes: changeMobile });
  mountRoute(router, platform, {
    contract: undoEmailChangeContract,
    limits: [usingCodes],
    writes: undoEmailChange,
    present: async ({ email }, call) => {
      // After the commit: the engine reads the account by itself.
      if (email !== null) await sendResetLink(call, email);
      return {};
    },
  });
}

function mountSecondFactor(router: Router, platform: Platform): void {
  const second = { limits: [secondFactor] };
  mountRoute(router, platform, {
    limits: [secondFactorReads],
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
