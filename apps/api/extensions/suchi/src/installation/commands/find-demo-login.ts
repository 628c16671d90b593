import type { DemoLoginName } from '@suchi/domain/accounts';
import { type DemoLogin, demoLogins } from '../../../../../seed/demo-logins.ts';

/** The known address and password of a demo account. */
export function findDemoLogin(name: DemoLoginName): Pick<DemoLogin, 'email' | 'password'> {
  return demoLogins[name];
}
