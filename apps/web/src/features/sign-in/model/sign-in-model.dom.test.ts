import { describe, expect, it } from 'vitest';
import { rememberCodeSent, secondsUntilResend } from './code-sent.ts';
import { readRegisterDraft, saveRegisterDraft, withoutPasswords } from './register-draft.ts';

describe('the wait for another code', () => {
  it('is a minute from the sending, whatever reloads in between', () => {
    rememberCodeSent(1_000_000);
    expect(secondsUntilResend(1_000_000)).toBe(60);
    expect(secondsUntilResend(1_059_001)).toBe(1);
    expect(secondsUntilResend(1_060_000)).toBe(0);
  });

  it('is as long as the server’s', () => {
    rememberCodeSent(0, 17);
    expect(secondsUntilResend(0)).toBe(17);
  });

  it('is none when no code was sent', () => {
    expect(secondsUntilResend(5)).toBe(0);
  });
});

describe('the draft of a registration', () => {
  it('keeps what was typed, never the passwords', () => {
    const typed = {
      first_name: 'Sunita',
      email: 'a@b.co',
      password: 'secret-1',
      confirm_password: 'secret-1',
    };
    saveRegisterDraft(withoutPasswords(typed));
    expect(readRegisterDraft()).toMatchObject({ first_name: 'Sunita', email: 'a@b.co', hasAccepted: false });
    const kept = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.getItem(sessionStorage.key(index) ?? ''),
    );
    expect(kept.join()).toContain('Sunita');
    expect(kept.join()).not.toContain('secret-1');
  });

  it('survives being damaged', () => {
    sessionStorage.setItem('suchi.register-draft', '{"first_name": 4');
    expect(readRegisterDraft().first_name).toBe('');
  });
});
