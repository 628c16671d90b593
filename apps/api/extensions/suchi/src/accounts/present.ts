import type { registerContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';

type RegisterContract = typeof registerContract;

export function presentRegistration(
  userId: string,
  input: z.output<RegisterContract['input']>,
): z.output<RegisterContract['output']> {
  return {
    user: {
      id: userId,
      first_name: input.first_name,
      last_name: input.last_name,
      email: input.email,
      email_verified: false,
    },
  };
}
