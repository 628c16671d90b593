import { join } from 'node:path';
import { freePort, makeCertificate, type Proxy, startProxy, waitUntil } from '@suchi/testing';
import type { Fault } from '../fault.ts';

/** An entrance with TLS beside the other. People stay at theirs; the worker looks at the certificate of this one. */
let entrance: Proxy | null = null;

export const certificateFaults: readonly Fault[] = [
  {
    name: 'certificate-ends',
    says: 'the certificate of the site ends in a week, and is renewed',
    async before({ fleet }) {
      entrance = await startProxy({
        apiUrls: fleet.nodes.map((node) => node.current().url),
        webRoot: join(fleet.folder, 'web'),
        folder: join(fleet.folder, 'tls'),
        webPort: await freePort(),
        studioAddresses: [],
        isTls: true,
      });
    },
    cause: ({ fleet }) => fleet.restartWith({ SUCHI_PUBLIC_URL: entrance?.webUrl ?? '' }, 'worker'),
    cure({ fleet }) {
      makeCertificate(join(fleet.folder, 'tls'), { days: 90 });
      process.kill(entrance?.pid ?? 0, 'SIGHUP');
      return Promise.resolve();
    },
    async audit({ alerts }) {
      // The worker reads it once a minute.
      const options = { timeoutMs: 90_000, everyMs: 1000 };
      const isQuiet = async () => !(await alerts.listFiring()).includes('CertificateEnds');
      await waitUntil('the alert to end', isQuiet, options);
      return [];
    },
    async after({ fleet }) {
      await fleet.restartWith({}, 'worker');
      await entrance?.stop();
    },
    seconds: 1,
    alert: 'CertificateEnds',
    answersWithin: 10,
    recoversWithin: 10,
  },
];
