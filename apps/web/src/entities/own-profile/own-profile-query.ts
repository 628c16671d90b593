import { ownProfileFields, ownProfileState } from '@suchi/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

/** The member's own profile, or null before there is one. */
export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async ({ signal }) => {
    const path = `/items/qd_matrimonial_profile?fields=${ownProfileFields.join(',')}&limit=1`;
    const [profile] = await api.get(path, z.array(ownProfileState), { signal });
    return profile ?? null;
  },
});
