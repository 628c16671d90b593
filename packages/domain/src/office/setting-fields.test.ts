import { describe, expect, it } from 'vitest';
import { isLanguageCode } from '../accounts/language-code.ts';
import { settingFieldList, settingFields } from './setting-fields.ts';

describe('the settings', () => {
  it('are listed with their names', () => {
    expect(settingFieldList.map(({ name }) => name)).toEqual(Object.keys(settingFields));
    expect(settingFieldList).toContainEqual({ name: 'mail_enabled', ...settingFields.mail_enabled });
  });

  it('start with numbers that an admin could type', () => {
    const wrong = settingFieldList.filter(
      (field) => field.kind === 'number' && (field.atFirst < field.least || field.atFirst > field.most),
    );
    expect(wrong).toEqual([]);
  });

  it('start with languages that an admin could choose', () => {
    const chosen = settingFieldList.filter((field) => field.kind === 'language');
    expect(chosen.map(({ name }) => name)).toEqual(['association_own_language', 'default_language']);
    expect(chosen.filter(({ atFirst }) => !isLanguageCode(atFirst))).toEqual([]);
  });

  it.each([
    ['ABCDE1234F', true],
    ['ABCDE12345', false],
  ])('take %s as a PAN: %s', (text, isTaken) => {
    expect(settingFields.association_pan.pattern.test(text)).toBe(isTaken);
  });
});
