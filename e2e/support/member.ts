import { buildRegistration, codeIn } from '@suchi/testing';
import { mailTo } from './mail-to.ts';
import { type Asking, type Login, logIn, type Tokens } from './sign-in.ts';

export interface NewMember extends Login {
  tokens: Tokens;
}

/** Somebody who has registered and proven their address, without going through the pages, which have their own test. */
export async function registerMember(
  asking: Asking,
  names: { first_name: string; last_name: string },
): Promise<NewMember> {
  const { stack, request } = asking;
  const form = buildRegistration(names);
  const registered = await request.post(`${stack.web}/qe_auth/register`, { data: form });
  const { data: tokens } = (await registered.json()) as { data: Tokens };
  const { email, password } = form;
  await request.post(`${stack.web}/qe_auth/verify_code`, {
    headers: bearer(tokens),
    data: { otp: codeIn(await mailTo(asking, email, 'Your Suchi code')) },
  });
  return { email, password, tokens };
}

export const bearer = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` });

interface FoundCard {
  id: number;
  last_name: string | null;
}

/** What a member finds, by a name or at all. */
export async function searchAs(
  asking: Asking,
  login: Login,
  name: string | null = null,
): Promise<FoundCard[]> {
  const answer = await asking.request.post(`${asking.stack.web}/qe_search/profiles`, {
    headers: bearer(await logIn(asking, login)),
    data: { filters: { name } },
  });
  const { data } = (await answer.json()) as { data: { items: FoundCard[] } };
  return data.items;
}
