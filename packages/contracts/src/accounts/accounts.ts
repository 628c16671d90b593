import {
  isEmailAddress,
  isPersonName,
  normaliseEmail,
  normaliseMobile,
  normalisePersonName,
  oneTimeCodeRules,
  passwordMinLength,
  personNameMaxLength,
  readLoginName,
  staffPasswordMinLength,
} from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { languageCode } from './own-language.ts';

/**
 * Validation messages are keys of the web catalogue, not sentences. See `validation` in the English catalogue
 * for the specification's texts.
 */
export const personName = z.string().check(
  z.overwrite(normalisePersonName),
  z.minLength(1, 'required'),
  z.maxLength(personNameMaxLength, 'tooLong'),
  z.refine((name) => name === '' || isPersonName(name), 'name'),
);

// Phone keyboards add a space after a completed word, so the address is normalised before it is checked.
export const emailAddress = z
  .string()
  .check(
    z.overwrite(normaliseEmail),
    z.minLength(1, 'required'),
    z.maxLength(254, 'tooLong'),
    z.refine(isEmailAddress, 'email'),
  );

export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.minLength(passwordMinLength, 'passwordTooShort'),
    z.maxLength(128, 'tooLong'),
  );

export const newStaffPassword = newPassword.check(
  z.minLength(staffPasswordMinLength, 'staffPasswordTooShort'),
);

/** An empty one gets the specification's message too. */
export const mobile = z.string().check(z.refine((typed) => normaliseMobile(typed).allowed, 'mobile'));

export const passwordsMatch = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  { path: ['confirm_password'], error: 'passwordMismatch' },
);

/** Makes an account and signs the browser in to it: the answer sets the session cookie. */
export const registerContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/register',
  access: 'visitor',
  input: z
    .object({
      first_name: personName,
      last_name: personName,
      mobile,
      email: emailAddress,
      password: newPassword,
      confirm_password: z.string(),
      /** That of the page, for mails. */
      language: z.optional(languageCode),
    })
    .check(passwordsMatch),
  output: z.object({
    user: z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      email_verified: z.boolean(),
    }),
  }),
});
export type RegisterInput = z.input<typeof registerContract.input>;

/** Mails a new code to the signed-in member's own address. */
export const sendCodeContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/send_code',
  access: 'account',
  input: z.object({}),
  output: z.object({ resend_after_seconds: z.number() }),
});

/** Checks a typed code; a correct one verifies the address. */
export const verifyCodeContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/verify_code',
  access: 'account',
  input: z.object({
    otp: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'required'),
        z.regex(new RegExp(`^\\d{${oneTimeCodeRules.digits}}$`), 'otp'),
      ),
  }),
  output: z.object({ email_verified: z.literal(true) }),
});
export type VerifyCodeInput = z.input<typeof verifyCodeContract.input>;

/** An address, or the mobile number of a family without one. */
const loginName = z.string().check(
  z.overwrite((typed) => readLoginName(typed)?.name ?? normaliseEmail(typed)),
  z.minLength(1, 'required'),
  z.maxLength(254, 'tooLong'),
  z.refine((typed) => typed === '' || readLoginName(typed) !== null, 'email'),
);

/** What someone types to log in. */
export const loginInput = z.object({
  email: loginName,
  password: z.string().check(z.minLength(1, 'required')),
});
export type LoginInput = z.input<typeof loginInput>;

/** The engine's own `/auth/password/request`. */
export const passwordRequestInput = z.object({ email: emailAddress });
export type PasswordRequestInput = z.input<typeof passwordRequestInput>;

/** A new password typed twice, with a mailed link (the engine's own `/auth/password/reset`). */
export const newPasswordInput = z
  .object({ password: newPassword, confirm_password: z.string() })
  .check(passwordsMatch);
export type NewPasswordInput = z.input<typeof newPasswordInput>;

/**
 * What a member may change in their own account at the engine's own `PATCH /users/me`; the same rules as
 * registration. E-mail and mobile change by commands of ours, which ask for the password.
 */
export const ownAccountInput = z.object({ first_name: personName, last_name: personName });
export type OwnAccountInput = z.input<typeof ownAccountInput>;
