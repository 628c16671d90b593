import type { DemoLoginName } from '@suchi/domain/accounts';
import { type DemoLogin, demoLogins } from '../../../../../seed/demo-logins.ts';

/** The known address and password of an account that `seed-demo` makes. */
export function findDemoLogin(name: DemoLoginName): Pick<DemoLogin, 'email' | 'password'> {
  return demoLogins[name];
}
