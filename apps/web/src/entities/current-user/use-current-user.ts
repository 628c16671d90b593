import type { CurrentUser } from '@suchi/contracts/accounts';
import { findRole, type Role } from '@suchi/domain/accounts';
import { createContext, use } from 'react';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** Set by the guard. */
export const CurrentUserProvider = CurrentUserContext.Provider;

/** Only below the guard, where a user is always present. */
export function useCurrentUser(): CurrentUser & { roleName: Role | null } {
  const user = use(CurrentUserContext);
  if (user === null) throw new Error('This component is rendered outside of the guard.');
  return { ...user, roleName: findRole(user.role) };
}
