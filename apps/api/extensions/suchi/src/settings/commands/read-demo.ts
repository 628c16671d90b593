import type { Demo } from '@suchi/contracts/settings';
import { nextDemoReset } from '@suchi/domain/accounts';
import type { Caller } from '../../platform/access.ts';
import type { Env } from '../../platform/env.ts';
import { isDemo } from '../../platform/is-demo.ts';
import { isLoopback } from '../../platform/is-loopback.ts';
import type { ReadCall } from '../../platform/route.ts';

export async function readDemo({ platform, now }: ReadCall<object, Caller>): Promise<Demo | null> {
  if (!(await isDemo(platform))) return null;
  const { env } = platform;
  return {
    // A mail server on this machine is one that catches them.
    sends_mails: !isLoopback(new URL(env.smtpUrl).hostname),
    mail_page: env.demoMailUrl ?? null,
    payments: findPayments(env.razorpay),
    next_reset: nextDemoReset(env.demo, now)?.toISOString() ?? null,
  };
}

function findPayments(provider: Env['razorpay']): Demo['payments'] {
  if (!provider) return 'none';
  return isLoopback(new URL(provider.apiUrl).hostname) ? 'pretended' : 'test_mode';
}
