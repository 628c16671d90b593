import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { type Finding, ok, problem, warning } from './finding.ts';

export interface TimeServer {
  address: string;
  port: number;
}

/** Seconds from 1900, where NTP begins, to 1970. */
const epochSeconds = 2_208_988_800;
const answerWithinMs = 3000;

/** How far this machine's clock is ahead of a time server, in milliseconds. */
function measureSkew({ address, port }: TimeServer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('no answer in 3 seconds'))), answerWithinMs);
    const sentAt = Date.now();
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (message) => {
      const receivedAt = Date.now();
      if (message.length < 48) return;
      const serverMs = (message.readUInt32BE(40) - epochSeconds + message.readUInt32BE(44) / 2 ** 32) * 1000;
      end(() => resolve((sentAt + receivedAt) / 2 - serverMs));
    });
    // Version 4, a client's question; the rest of the packet is empty.
    socket.send(Buffer.concat([Buffer.from([0x23]), Buffer.alloc(47)]), port, address, (error) => {
      if (error) end(() => reject(error));
    });
  });
}

const tolerated = { warningMs: 2000, problemMs: 30_000 };

/** One of the pool. A lookup by the system could keep the process waiting long after the answer is given up. */
export async function findTimeServer(): Promise<TimeServer> {
  const [address = ''] = await new Resolver({ timeout: 2000, tries: 1 }).resolve4('pool.ntp.org');
  return { address, port: 123 };
}

export async function inspectClock(find: () => Promise<TimeServer>): Promise<Finding> {
  const skew = await find()
    .then(measureSkew)
    .catch(() => null);
  const next = 'Switch on time synchronisation: timedatectl set-ntp true';
  if (skew === null) return warning('clock', 'could not be compared: no time server answers', next);
  const off = Math.abs(skew);
  const says = `is ${(off / 1000).toFixed(1)} s ${skew > 0 ? 'fast' : 'slow'}`;
  if (off >= tolerated.problemMs) return problem('clock', `${says}: codes of authenticator apps fail`, next);
  return off >= tolerated.warningMs ? warning('clock', says, next) : ok('clock', 'is right');
}
