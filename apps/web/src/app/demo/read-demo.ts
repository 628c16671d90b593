import { demoSignInContract } from '@suchi/contracts/accounts';
import { type Demo, demoContract } from '@suchi/contracts/settings';
import type { DemoLoginName } from '@suchi/domain/accounts';
import { api, session } from '../../shared/api/api.ts';

const anonymous = { anonymous: true } as const;

/** Null where there are real people. */
export async function readDemo(): Promise<Demo | null> {
  const { demo } = await api.call(demoContract, {}, anonymous);
  return demo;
}

export async function signInDemo(login: DemoLoginName): Promise<void> {
  const { user_id } = await api.call(demoSignInContract, { login }, anonymous);
  session.start(user_id);
}
