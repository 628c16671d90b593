import { numberRelations } from '@suchi/domain/discovery';
import * as z from 'zod/mini';

/** A number of a family, and whose it is: the contact person of that address. */
export const familyNumber = z.object({
  number: z.string(),
  name: z.nullable(z.string()),
  relation: z.nullable(z.enum(numberRelations)),
});
export type FamilyNumber = z.output<typeof familyNumber>;
