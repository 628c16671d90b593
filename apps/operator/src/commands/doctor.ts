import { allOption, type Command } from '../command.ts';
import { inspectCertificate } from '../inspect/certificate.ts';
import { inspectChoices } from '../inspect/choices.ts';
import { findTimeServer, inspectClock } from '../inspect/clock.ts';
import { inspect, presentFindings } from '../inspect/finding.ts';
import { inspectMailRecords, readTxt } from '../inspect/mail-records.ts';
import { inspectDisk, inspectMailServer } from '../inspect/services.ts';
import { inspectBackups, inspectQueue, inspectWebhook } from '../inspect/work.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'look for what goes wrong over time: mail, clock, disk, certificate, queue, backups',
  help: `
Looks at what surrounds a running installation, and says for each thing what is wrong and what to do: the mail server,
the DNS records of the sender (SPF, DKIM, DMARC), the clock, the disk of the uploads, the certificate, the worker and its
queue, the webhook of the payment provider, the key of the choices of a melawa, the last backup and the last drill.
Nothing is changed.

DKIM is checked if SUCHI_DKIM_SELECTOR is set. The clock is compared with pool.ntp.org.`,
  options: allOption,
  async run({ settings }) {
    const found = await Promise.all([
      inspect(
        'mail server',
        'Check SUCHI_SMTP_URL, and whether the network lets this machine send mail.',
        () => inspectMailServer(settings),
      ),
      inspect('DNS', 'The resolver of this machine does not answer: see /etc/resolv.conf.', () =>
        inspectMailRecords(settings, readTxt),
      ),
      inspect('clock', '', () => inspectClock(findTimeServer)),
      inspect('disk', 'Check SUCHI_UPLOADS.', () => inspectDisk(settings)),
      inspect('certificate', 'Browsers would refuse it too. Check nginx and the certificate.', () =>
        inspectCertificate(settings.env.publicUrl),
      ),
      inspect('queue', 'Run `suchi check`.', () => inspectQueue(settings)),
      inspect('webhook', 'Run `suchi check`.', () => inspectWebhook(settings)),
      inspect('choices', 'Run `suchi check`.', () => inspectChoices(settings)),
      inspect('backup', 'See docs/ops/backups.md.', () => inspectBackups(settings)),
    ]);
    return presentFindings(found.flat());
  },
};
