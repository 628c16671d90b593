import { extendCollection, uniqueIndex } from './collection.ts';

/** The engine's table of policies by role and account. Duties are found by account at each request of staff. */
export const directusAccess = extendCollection('directus_access', {
  fields: {},
  rules: [uniqueIndex('suchi_access_duty', '("user", policy) where "user" is not null')],
});
