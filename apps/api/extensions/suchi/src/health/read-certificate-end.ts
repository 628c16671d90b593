import { connect } from 'node:tls';

const answerWithinMs = 3000;

/** When the certificate ends that an address shows to browsers; null without one, or without an answer. */
export function readCertificateEnd(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(/[a-z]/i.test(hostname) && { servername: hostname }),
      // One that has ended is read too; nothing is sent to it.
      rejectUnauthorized: false,
    });
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('no answer')));
    socket.on('error', () => resolve(null));
    socket.on('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}
