import { defineHook } from '@directus/extensions-sdk';
import { usePlatform } from '../platform/platform.ts';
import { queueMail } from './commands/queue-mail.ts';
import { findReader } from './repository.ts';

const dayMs = 24 * 60 * 60_000;

interface EngineMail {
  to?: unknown;
  template?: { name?: string; data?: { url?: string } };
}

/**
 * Sends the engine's reset mail through our queue, so that it is retried, recorded and has our layout. No other
 * mail of the engine is sent.
 */
export default defineHook(({ filter }, context) => {
  const platform = usePlatform(context);

  filter('email.send', async (payload) => {
    const { to, template } = payload as EngineMail;
    const link = template?.data?.url;
    if (template?.name === 'password-reset' && typeof to === 'string' && link) {
      const reader = await findReader(platform.database, to);
      const expiresAt = new Date(platform.clock.now().getTime() + dayMs).toISOString();
      await platform.database.transaction((tx) =>
        queueMail(
          { tx, platform },
          {
            kind: 'password_reset',
            to,
            person: reader?.id ?? null,
            facts: { firstName: reader?.firstName ?? null },
            secret: { link, expiresAt },
          },
        ),
      );
    } else {
      platform.logger.warn(
        { template: template?.name },
        'a mail of the engine was not sent: it is not one of ours',
      );
    }
    return null;
  });
});
