import { type CurrentUser, currentUser, currentUserContract } from '@suchi/contracts/accounts';
import { contractPath } from '@suchi/contracts/basics';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, session } from '../../shared/api/api.ts';

/** The signed-in user; null when the server returns an empty record, which the specification treats as logged out. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    const record = await api.get(contractPath(currentUserContract), z.looseObject({}), { signal });
    if (Object.keys(record).length <= 1) return null;
    const user = currentUser.parse(record);
    session.rememberUser(user.id);
    return user;
  },
});
