import { demoSignInContract } from '@suchi/contracts/accounts';
import { type Demo, demoContract } from '@suchi/contracts/settings';
import type { DemoLoginName } from '@suchi/domain/accounts';
import { api, session } from '../../shared/api/api.ts';
import { tabStorage } from '../../shared/config/browser-storage.ts';

const anonymous = { anonymous: true } as const;
/** Every other installation is asked once in a tab. */
const notADemo = 'not_a_demo';

/** Null where there are real people, or no connection. */
export async function readDemo(): Promise<Demo | null> {
  if (tabStorage.getItem(notADemo) !== null) return null;
  try {
    const { demo } = await api.call(demoContract, {}, anonymous);
    if (demo === null) tabStorage.setItem(notADemo, 'true');
    return demo;
  } catch {
    return null;
  }
}

export async function signInDemo(login: DemoLoginName): Promise<void> {
  const { user_id } = await api.call(demoSignInContract, { login }, anonymous);
  session.start(user_id);
}
