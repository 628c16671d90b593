import {
  changePasswordContract,
  type ChangePasswordInput,
  type NewPasswordInput,
  type PasswordRequestInput,
  registerContract,
  type RegisterInput,
  sendCodeContract,
  signInContract,
  type SignInInput,
  verifyCodeContract,
  type VerifyCodeInput,
} from '@suchi/contracts/accounts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api, session } from '../../../shared/api/api.ts';
import { shownLanguage } from '../../../shared/i18n/messages.ts';
import { rememberCodeSent } from '../model/code-sent.ts';

const anonymous = { anonymous: true } as const;

export async function login(input: SignInInput): Promise<void> {
  const { user_id } = await api.call(signInContract, input, anonymous);
  session.start(user_id);
}

/** Registers and signs in. The server has already mailed the first code. */
export async function register(input: RegisterInput): Promise<void> {
  const { user } = await api.call(registerContract, { ...input, language: shownLanguage.read() }, anonymous);
  session.start(user.id);
  rememberCodeSent(Date.now());
}

/** Also stores when the next code may be requested. */
export async function sendCode(): Promise<void> {
  try {
    const { resend_after_seconds } = await api.call(sendCodeContract, {});
    rememberCodeSent(Date.now(), resend_after_seconds);
  } catch (error) {
    // A code was sent within the last minute: wait for the rest of it.
    if (
      error instanceof ApiError &&
      error.code === 'OTP_RESEND_TOO_SOON' &&
      error.retryAfterSeconds !== null
    ) {
      rememberCodeSent(Date.now(), error.retryAfterSeconds);
    }
    throw error;
  }
}

export async function verifyCode(input: VerifyCodeInput): Promise<void> {
  await api.call(verifyCodeContract, input);
}

/** The response is the same whether or not the address is registered. */
export async function requestPasswordReset(input: PasswordRequestInput): Promise<void> {
  await api.post('/auth/password/request', input, anonymous);
}

/**
 * Whether a mailed link still works. The engine looks at the link before the password, and no password is so short, so
 * this changes nothing.
 */
export async function isResetLinkGood(token: string): Promise<boolean> {
  try {
    await resetPassword(token, { password: '', confirm_password: '' });
  } catch (error) {
    return !(error instanceof ApiError) || !isLinkRefusal(error);
  }
  return true;
}

/** Too old, used, or cut by a mail program. */
export function isLinkRefusal({ code }: ApiError): boolean {
  return code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED';
}

export async function resetPassword(token: string, { password }: NewPasswordInput): Promise<void> {
  try {
    await api.post('/auth/password/reset', { token, password }, anonymous);
  } catch (error) {
    // The engine forbids a link that was used before.
    const isUsed = error instanceof ApiError && error.code === 'FORBIDDEN';
    throw isUsed ? new ApiError({ codes: ['INVALID_TOKEN'], status: error.status }) : error;
  }
}

export async function changePassword(input: ChangePasswordInput): Promise<void> {
  await api.call(changePasswordContract, input);
}
