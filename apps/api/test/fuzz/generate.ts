import { contractRequest, findFirstRequest } from './contract-requests.ts';
import { engineRequest } from './engine-requests.ts';
import type { KnownValues } from './from-schema.ts';
import { createRandom } from './random.ts';
import { type FuzzRequest, type Sender, senders } from './request.ts';
import { disguisePath, rawRequest, spoilTransport } from './transport.ts';
import { mediaRequest, photoRequest, tusRequest } from './upload-requests.ts';

export interface PlannedRequest extends FuzzRequest {
  index: number;
  sender: Sender;
  /** Index among the people of that kind. */
  person: number;
  /** By token, like other clients, or by cookie, like browsers. */
  session: 'token' | 'cookie';
  via: 'node' | 'proxy';
  address: string;
}

export interface Plan {
  seed: number;
  /** People of each kind. */
  people: number;
  /** Values that this sender can use. */
  knownTo: (sender: Sender, person: number) => KnownValues;
}

/** The same for the same seed. */
export function planRequest({ seed, people, knownTo }: Plan, index: number): PlannedRequest {
  const random = createRandom(seed, index);
  const first = findFirstRequest(index);
  const drawn = random.weighted([
    [1, senders[0]],
    [1, senders[1]],
    [3, senders[2]],
    [2, senders[3]],
  ]);
  const sender = first?.sender ?? drawn;
  const person = random.int(people);
  const known = knownTo(sender, person);
  const session = random.chance(0.6) ? 'token' : 'cookie';
  const via = random.chance(0.7) ? 'node' : 'proxy';
  // Many addresses, so that the limits of one do not hide the code behind them.
  const address = `127.${1 + random.int(200)}.${random.int(250)}.${1 + random.int(250)}`;
  const from = { index, sender, person, session, via, address } as const;
  if (first) return { ...first.make(random, known), ...from };
  const make = random.weighted([
    [50, contractRequest],
    [36, engineRequest],
    [2, photoRequest],
    [6, tusRequest],
    [6, mediaRequest],
  ]);
  let request = make(random, known);
  if (random.chance(0.12)) request = spoilTransport(request, random);
  if (random.chance(0.05)) request = disguisePath(request, random);
  if (random.chance(0.02)) request = rawRequest(request, random);
  return { ...request, ...from };
}
