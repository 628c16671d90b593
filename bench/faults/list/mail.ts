import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault.ts';

/** The first seven retries of a mail come within ten minutes. They are brought forward, so that a minute is enough. */
async function passTenMinutes({ fleet, say }: Scene): Promise<void> {
  for (let tries = 0; tries < 7; tries += 1) {
    await delay(2000);
    await fleet.query(
      `update pgboss.job set start_after = now() where state = 'retry' and name like 'mail-%'`,
    );
  }
  say('  the retries of ten minutes have passed');
}

export const mailFaults: readonly Fault[] = [
  {
    name: 'mail-refusing',
    says: 'the mail server refuses every mail for now (451)',
    cause({ fleet }) {
      fleet.mail.beforeAnswer = () => Promise.resolve(false);
      return Promise.resolve();
    },
    cure({ fleet }) {
      fleet.mail.beforeAnswer = null;
      return Promise.resolve();
    },
    seconds: 10,
    alert: 'MailServerDown',
    answersWithin: 10,
    recoversWithin: 10,
  },
  {
    name: 'mail-slow',
    says: 'the mail server needs 6 s for a mail',
    cause({ fleet }) {
      fleet.mail.beforeAnswer = async () => {
        await delay(6000);
        return true;
      };
      return Promise.resolve();
    },
    cure({ fleet }) {
      fleet.mail.beforeAnswer = null;
      return Promise.resolve();
    },
    seconds: 15,
    alert: { none: 'every mail still goes out within the two minutes of CodesWait' },
    answersWithin: 10,
    recoversWithin: 10,
  },
  {
    name: 'mail-down',
    says: 'the mail server is down for ten minutes',
    isShort: true,
    async cause(scene) {
      await scene.fleet.gates.mail.set('refusing');
      await passTenMinutes(scene);
    },
    cure: ({ fleet }) => fleet.gates.mail.set('open'),
    seconds: 1,
    alert: 'MailServerDown',
    answersWithin: 10,
    recoversWithin: 10,
  },
];
