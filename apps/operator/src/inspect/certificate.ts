import type { TLSSocket } from 'node:tls';
import { type Finding, ok, problem, warning } from './finding.ts';
import { open } from './talk.ts';

const dayMs = 86_400_000;
const early = { warningDays: 21, problemDays: 7 };

/** The end of the certificate that the address shows. A certificate that browsers refuse is an error. */
function readCertificateEnd(publicUrl: string): Promise<Date> {
  const { hostname, port } = new URL(publicUrl);
  return new Promise((resolve, reject) => {
    const socket = open({ host: hostname, port: Number(port || 443), isTls: true }) as TLSSocket;
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer in 5 seconds')));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}

export function judgeCertificate(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / dayMs);
  const says = `${days} days are left`;
  const next = 'Renew it, and look why it was not renewed by itself: systemctl status certbot.timer';
  if (days < early.problemDays) return problem('certificate', says, next);
  return days < early.warningDays ? warning('certificate', says, next) : ok('certificate', says);
}

export async function inspectCertificate(publicUrl: string): Promise<Finding> {
  if (!publicUrl.startsWith('https:')) return ok('certificate', 'none is needed on the loopback address');
  return judgeCertificate(await readCertificateEnd(publicUrl), new Date());
}
