import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRole, isStaffRole, roleIds } from './role.ts';

describe('findRole', () => {
  it.each(Object.entries(roleIds))('finds %s by its id', (role, roleId) => {
    expect(findRole(roleId)).toBe(role);
  });

  it.each([null, '', 'admin', 'user', roleIds.admin.toUpperCase()])('does not know %j', (roleId) => {
    expect(findRole(roleId)).toBeNull();
  });

  it('finds nothing for other ids', () => {
    const otherIds = fc.uuid().filter((id) => !Object.values(roleIds).includes(id));
    fc.assert(
      fc.property(otherIds, (id) => {
        expect(findRole(id)).toBeNull();
      }),
    );
  });
});

describe('roleIds', () => {
  it('are distinct and valid for the engine', () => {
    expect(new Set(Object.values(roleIds)).size).toBe(3);
    for (const id of Object.values(roleIds))
      expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe('isStaffRole', () => {
  it.each([
    ['user', false],
    ['staff', true],
    ['admin', true],
    [null, false],
  ] as const)('says of %s: %s', (role, isStaff) => {
    expect(isStaffRole(role)).toBe(isStaff);
  });
});
