import { type CurrentUser, currentUser, currentUserFields } from '@suchi/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, session } from '../../shared/api/api.ts';

const mePath = `/users/me?fields=${currentUserFields.join(',')}`;

/** The signed-in user; null when the server returns an empty record, which the specification treats as logged out. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    const record = await api.get(mePath, z.looseObject({}), { signal });
    if (Object.keys(record).length <= 1) return null;
    const user = currentUser.parse(record);
    session.rememberUser(user.id);
    return user;
  },
});
