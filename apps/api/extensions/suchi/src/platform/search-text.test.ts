import { describe, expect, it } from 'vitest';
import * as users from '../../../../schema/directus-users.ts';
import * as parts from '../../../../schema/profile-parts.ts';
import * as profiles from '../../../../schema/profile-search-indexes.ts';
import {
  accountText,
  addressNumbers,
  containsName,
  joinedName,
  officeText,
  ownScriptText,
} from './search-text.ts';

describe('the texts that the back office searches', () => {
  it('are those of the indexes', () => {
    expect(officeText).toBe(profiles.officeText);
    expect(accountText).toBe(users.accountText);
    expect(ownScriptText).toBe(profiles.ownScriptText);
    expect(addressNumbers).toBe(parts.addressNumbers);
  });
});

describe('containsName', () => {
  it('asks for each word in the texts and by its sound, with no text of a person in the SQL', () => {
    expect(containsName("रोहन d'Souza")).toEqual([
      {
        sql: `${officeText} like ? or ${ownScriptText} like ? or name_key like ?`,
        bindings: ['%रोहन%', '%रोहन%', '% rohn%'],
      },
      expect.objectContaining({ bindings: ["%d'souza%", "%d'souza%", '% d sauj%'] }),
    ]);
  });

  it('asks for no sound of an e-mail or a number', () => {
    expect(containsName('asha@example.org 137').map(({ bindings }) => bindings)).toEqual([
      ['%asha@example.org%', '%asha@example.org%'],
      ['%137%', '%137%'],
    ]);
    expect(containsName(undefined)).toEqual([]);
  });

  it('reads a joined profile by its alias', () => {
    expect(containsName('rohan', joinedName('p'))[0]?.sql).toMatch(
      /p\.own_script_name.* or p\.name_key like \?$/,
    );
  });
});
