import { describe, expect, it } from 'vitest';
import * as users from '../../../../schema/directus-users.ts';
import * as profiles from '../../../../schema/profile-search-indexes.ts';
import { accountText, officeText, withoutPlus } from './search-text.ts';

describe('the texts that the back office searches', () => {
  it('are those of the indexes', () => {
    expect(officeText).toBe(profiles.officeText);
    expect(accountText).toBe(users.accountText);
  });

  it('have no plus before a number', () => {
    expect(withoutPlus('+91 90000 10001')).toBe('91 90000 10001');
    expect(withoutPlus('asha+one@example.org')).toBe('asha+one@example.org');
    expect(withoutPlus(undefined)).toBeUndefined();
  });
});
