import { buildRegistration, codeIn } from '@suchi/testing';
import { mailTo } from './mail-to.ts';
import {
  type Asking,
  type BrowserSession,
  type Login,
  logIn,
  postAsPage,
  readSession,
  type Tokens,
} from './sign-in.ts';

export interface NewMember extends Login {
  session: BrowserSession;
  tokens: Tokens;
}

/** A verified member, registered without the pages, which have their own test. */
export async function registerMember(
  asking: Asking,
  names: { first_name: string; last_name: string },
): Promise<NewMember> {
  const form = buildRegistration(names);
  const registered = await postAsPage(asking, '/qe_auth/register', form);
  const { data } = (await registered.json()) as { data: { user: { id: string } } };
  const session = readSession(asking, registered, data.user.id);
  const { email, password } = form;
  const otp = codeIn(await mailTo(asking, email, 'Your Suchi code'));
  await postAsPage(asking, '/qe_auth/verify_code', { otp }, session);
  return { email, password, session, tokens: await logIn(asking, { email, password }) };
}

export const bearer = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` });

interface FoundCard {
  id: number;
  last_name: string | null;
}

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
