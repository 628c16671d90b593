import { describe, expect, it } from 'vitest';
import * as users from '../../../../schema/directus-users.ts';
import * as parts from '../../../../schema/profile-parts.ts';
import * as profiles from '../../../../schema/profile-search-indexes.ts';
import { accountText, addressNumbers, officeText, ownScriptText } from './search-text.ts';

describe('the texts that the back office searches', () => {
  it('are those of the indexes', () => {
    expect(officeText).toBe(profiles.officeText);
    expect(accountText).toBe(users.accountText);
    expect(ownScriptText).toBe(profiles.ownScriptText);
    expect(addressNumbers).toBe(parts.addressNumbers);
  });
});
