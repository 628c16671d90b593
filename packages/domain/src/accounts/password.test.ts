import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, type PasswordFacts } from './password.ts';

const facts: PasswordFacts = {
  isStaff: false,
  email: 'asha.patil84@example.org',
  firstName: 'Asha',
  lastName: 'Patil',
  siteNames: ['Suchi', 'Sahyadri Samaj Mandal'],
};
const check = (password: string, isCommon = false) => checkPassword(password, facts, () => isCommon);

describe('checkPassword', () => {
  it('needs twelve characters for staff', () => {
    const checkStaff = (password: string) =>
      checkPassword(password, { ...facts, isStaff: true }, () => false);
    expect(checkStaff('mango-river')).toEqual({ allowed: false, reason: 'password_short' });
    expect(checkStaff('mango-rivers')).toEqual({ allowed: true });
    expect(check('mango-river')).toEqual({ allowed: true });
  });

  it('refuses common passwords in any capitalisation', () => {
    const asked: string[] = [];
    const isCommon = (password: string) => asked.push(password) > 0;
    expect(checkPassword('PassWord', facts, isCommon)).toEqual({ allowed: false, reason: 'password_common' });
    expect(asked).toEqual(['password']);
  });

  it.each([
    'asha.patil84',
    'ashapatil84',
    'Asha Patil',
    'patil-asha',
    'asha.patil84@example.org',
    'ASHA1984',
    '2026patil2026',
    'Suchi2026',
    'suchi-2026!',
    'SahyadriSamajMandal',
    'ＡＳＨＡ１９８４',
  ])('refuses %s, which can be guessed', (password) => {
    expect(check(password)).toEqual({ allowed: false, reason: 'password_personal' });
  });

  it.each(['marigold-2026', 'asha likes mangoes', 'suchi-demo-2026', '73910482'])('takes %s', (password) => {
    expect(check(password)).toEqual({ allowed: true });
  });

  it('accepts accounts without a name, and ignores words of two letters', () => {
    const nameless = { isStaff: false, email: '', firstName: null, lastName: null, siteNames: ['Om'] };
    expect(checkPassword('om20262026', nameless, () => false)).toEqual({ allowed: true });
    expect(checkPassword('--------', nameless, () => false)).toEqual({ allowed: true });
  });

  it('accepts any text without failing', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (password, isCommon) => {
        expect(check(password, isCommon).allowed && isCommon).toBe(false);
      }),
    );
  });
});
