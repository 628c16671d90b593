import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface Address {
  host: string;
  port: number;
  isTls: boolean;
}

const answerWithinMs = 5000;

export function open({ host, port, isTls }: Address): Socket {
  return isTls ? connectTls({ host, port, servername: host }) : connect({ host, port });
}

/** Sends some lines to a server, if any, and returns the first line of the answer to the last one. */
export function talk(address: Address, lines: string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(address);
    const expected = Math.max(1, lines.length);
    let received = '';
    const end = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(answerWithinMs, () => end(() => reject(new Error('no answer in 5 seconds'))));
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', () => reject(new Error('the connection was closed without an answer')));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      const answers = received.split('\r\n');
      if (answers.length > expected) end(() => resolve(answers[expected - 1] ?? ''));
    });
    if (lines.length > 0) socket.write(lines.map((line) => `${line}\r\n`).join(''));
  });
}
