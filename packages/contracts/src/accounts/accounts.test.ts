import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  loginInput,
  newPasswordInput,
  passwordRequestInput,
  registerContract,
  sendCodeContract,
  verifyCodeContract,
} from './accounts.ts';

/** The message keys by field. */
function messagesOf(schema: z.ZodMiniType, typed: unknown): Record<string, string[]> {
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) {
    (complaints[path.join('.')] ??= []).push(message);
  }
  return complaints;
}

const registration = {
  first_name: 'Asha',
  last_name: 'Patil',
  mobile: '98765 43210',
  email: 'asha@example.com',
  password: 'correct horse',
  confirm_password: 'correct horse',
};

describe('registration', () => {
  it('accepts a complete form, trims the names and normalises the address', () => {
    const typed = { ...registration, first_name: '  Asha ', email: ' Asha@Example.COM ' };
    expect(registerContract.input.parse(typed)).toEqual({ ...registration, email: 'asha@example.com' });
  });

  it('drops what a client may not set', () => {
    const parsed = registerContract.input.parse({ ...registration, otp: '123456', role: 'admin' });
    expect(parsed).not.toHaveProperty('otp');
    expect(parsed).not.toHaveProperty('role');
  });

  it.each([
    ['first_name', '', 'required'],
    ['first_name', '   ', 'required'],
    ['first_name', 'a'.repeat(51), 'tooLong'],
    ['first_name', 'you\n\nAccount locked: http://evil.example/in', 'name'],
    ['first_name', 'Asha\0', 'name'],
    ['last_name', '', 'required'],
    ['last_name', 'a'.repeat(51), 'tooLong'],
    ['last_name', 'Patil 2', 'name'],
    ['mobile', '', 'mobile'],
    ['mobile', '98765', 'mobile'],
    ['mobile', '+1', 'mobile'],
    ['email', '', 'required'],
    ['email', 'asha@example', 'email'],
    ['email', `${'a'.repeat(250)}@b.co`, 'tooLong'],
    ['confirm_password', '', 'passwordMismatch'],
    ['confirm_password', 'Correct horse', 'passwordMismatch'],
  ])('complains about %s %j with %s', (field, value, key) => {
    const complaints = messagesOf(registerContract.input, { ...registration, [field]: value });
    expect(complaints[field]?.[0]).toBe(key);
    expect(Object.keys(complaints)).toEqual([field]);
  });

  it.each(['a'.repeat(50), 'आशा', "D'Souza-Patil"])('accepts %j as a name', (name) => {
    expect(messagesOf(registerContract.input, { ...registration, first_name: name })).toEqual({});
  });

  it('accepts an address of 254 characters', () => {
    const email = `${'a'.repeat(249)}@b.co`;
    expect(email).toHaveLength(254);
    expect(messagesOf(registerContract.input, { ...registration, email })).toEqual({});
  });

  it.each(Object.keys(registration))('refuses a form when %s is missing', (field) => {
    const incomplete: Record<string, string> = { ...registration };
    delete incomplete[field];
    expect(Object.keys(messagesOf(registerContract.input, incomplete))).toEqual([field]);
  });

  it('returns the person, without a token or anything else', () => {
    const answer = {
      user: {
        id: '1',
        first_name: 'Asha',
        last_name: 'Patil',
        email: 'asha@example.com',
        email_verified: false,
      },
    };
    const withSecret = { ...answer, access_token: 'a', user: { ...answer.user, otp: 'hash' } };
    expect(registerContract.output.parse(withSecret)).toEqual(answer);
  });
});

describe('a new password', () => {
  const complaintsOfPassword = (password: string) =>
    messagesOf(newPasswordInput, { password, confirm_password: password });

  it.each(['12345678', 'x'.repeat(128)])('accepts %j', (password) => {
    expect(complaintsOfPassword(password)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['1234567', 'passwordTooShort'],
    ['x'.repeat(129), 'tooLong'],
  ])('complains about %j with %s', (password, key) => {
    expect(complaintsOfPassword(password)['password']?.[0]).toBe(key);
  });

  it('must be typed the same twice', () => {
    expect(messagesOf(newPasswordInput, { password: '12345678', confirm_password: '12345679' })).toEqual({
      confirm_password: ['passwordMismatch'],
    });
  });
});

describe('the code from the mail', () => {
  it.each(['123456', '000000', ' 123456 '])('accepts %j', (otp) => {
    expect(verifyCodeContract.input.parse({ otp })).toEqual({ otp: otp.trim() });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['12345', 'otp'],
    ['1234567', 'otp'],
    ['12345a', 'otp'],
    ['१२३४५६', 'otp'],
  ])('complains about %j with %s', (otp, key) => {
    expect(messagesOf(verifyCodeContract.input, { otp })['otp']?.[0]).toBe(key);
  });

  it('needs no input, and the response says when another may be requested', () => {
    expect(sendCodeContract.input.parse({ email: 'someone@else.com' })).toEqual({});
    expect(sendCodeContract.output.parse({ resend_after_seconds: 60 })).toEqual({ resend_after_seconds: 60 });
    expect(verifyCodeContract.output.safeParse({ email_verified: false }).success).toBe(false);
  });
});

describe('signing in', () => {
  it('accepts any password and normalises the address', () => {
    expect(loginInput.parse({ email: 'ASHA@example.com', password: 'x' })).toEqual({
      email: 'asha@example.com',
      password: 'x',
    });
  });

  it('refuses an empty form', () => {
    const complaints = messagesOf(loginInput, { email: '', password: '' });
    expect(complaints['email']?.[0]).toBe('required');
    expect(complaints['password']).toEqual(['required']);
  });

  it('requires a valid address before a reset mail', () => {
    expect(messagesOf(passwordRequestInput, { email: 'asha' })).toEqual({ email: ['email'] });
  });
});
