import { describe, expect, it } from 'vitest';
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

  it('start with choices that an admin could make', () => {
    const choices = settingFieldList.filter((field) => field.kind === 'choice');
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.filter(({ among, atFirst }) => !among.includes(atFirst))).toEqual([]);
  });

  it.each([
    ['ABCDE1234F', true],
    ['ABCDE12345', false],
  ])('take %s as a PAN: %s', (text, isTaken) => {
    expect(settingFields.association_pan.pattern.test(text)).toBe(isTaken);
  });
});
