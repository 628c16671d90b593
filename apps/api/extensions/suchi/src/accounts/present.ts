import type { registerContract, SessionTokens } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import type { Caller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';

type RegisterContract = typeof registerContract;
type RegisterCall = Call<z.output<RegisterContract['input']>, Caller>;

/** What a visitor sees of the account they just made. */
export async function presentRegistration(
  { userId }: { userId: string },
  call: RegisterCall,
): Promise<z.output<RegisterContract['output']>> {
  const { input } = call;
  return {
    ...(await signIn(call)),
    user: {
      id: userId,
      first_name: input.first_name,
      last_name: input.last_name,
      email: input.email,
      email_verified: false,
    },
  };
}

// After the commit, because the engine's sign-in reads the account through a connection of its own.
async function signIn({ input, caller, schema, platform }: RegisterCall): Promise<SessionTokens> {
  const authentication = new platform.services.AuthenticationService({
    schema,
    accountability: caller.accountability,
  });
  const { accessToken, refreshToken } = await authentication.login(
    'default',
    { email: input.email, password: input.password },
    { session: false },
  );
  return { access_token: accessToken, refresh_token: refreshToken };
}
