// Stands between our processes and a service that they use, so that a fault of the service or of the network can be made.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type GateState =
  | 'open'
  /** Nobody listens there. */
  | 'refusing'
  /** Takes connections and never answers. */
  | 'silent'
  /** Each piece of an answer comes so much later. */
  | { delayMs: number }
  /** Answers each connection with this, whatever is asked. */
  | { saying: string };

export interface Gate {
  /** The address of the service, through the gate. */
  url: string;
  set(state: GateState): Promise<void>;
  close(): Promise<void>;
}

const isSlow = (state: GateState) => typeof state === 'object' && 'delayMs' in state;

/** The connections of a gate, each with its other half behind it. */
class Connections {
  state: GateState = 'open';
  readonly #service: URL;
  readonly #sockets = new Set<Socket>();

  constructor(service: URL) {
    this.#service = service;
  }

  take(client: Socket): void {
    this.#keep(client);
    const { state } = this;
    if (state === 'silent') return;
    if (typeof state === 'object' && 'saying' in state) {
      client.once('data', () => client.end(state.saying));
      return;
    }
    this.#join(client, connect(Number(this.#service.port), this.#service.hostname));
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #join(client: Socket, target: Socket): void {
    this.#keep(target);
    target.on('close', () => client.destroy());
    client.on('close', () => target.destroy());
    client.on('data', (piece) => target.write(piece));
    let last = Promise.resolve();
    target.on('data', (piece) => {
      last = last.then(async () => {
        const { state } = this;
        if (typeof state === 'object' && 'delayMs' in state) await delay(state.delayMs);
        if (this.state !== 'silent') client.write(piece);
      });
    });
  }
}

export async function openGate(serviceUrl: string): Promise<Gate> {
  const service = new URL(serviceUrl);
  const port = await freePort();
  const connections = new Connections(service);
  const server = createServer((client) => connections.take(client));
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const shut = async () => {
    const closed = server.listening ? once(server, 'close') : Promise.resolve();
    server.close();
    connections.cut();
    await closed;
  };
  await listen();
  return {
    url: serviceUrl.replace(service.host, `127.0.0.1:${port}`),
    async set(next) {
      const goesOn = next === 'silent' || isSlow(next) || isSlow(connections.state);
      connections.state = next;
      // Slow and silent hit what is under way; everything else begins anew.
      if (!goesOn) await shut();
      if (next !== 'refusing' && !server.listening) await listen();
    },
    close: shut,
  };
}
