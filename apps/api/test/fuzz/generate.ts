import { contractRequest } from './contract-requests.ts';
import { engineRequest } from './engine-requests.ts';
import type { KnownValues } from './from-schema.ts';
import { createRandom } from './random.ts';
import { type FuzzRequest, type Sender, senders } from './request.ts';
import { disguisePath, rawRequest, spoilTransport } from './transport.ts';
import { mediaRequest, photoRequest, tusRequest } from './upload-requests.ts';

/** A request together with who sends it, and where. */
export interface PlannedRequest extends FuzzRequest {
  index: number;
  sender: Sender;
  /** Which of the people of that kind. */
  person: number;
  /** Whether the session is told by token, as other clients do, or by cookie, as browsers do. */
  session: 'token' | 'cookie';
  via: 'node' | 'proxy';
  /** The network address that it comes from. */
  address: string;
}

export interface Plan {
  seed: number;
  /** How many people of each kind there are. */
  people: number;
  /** What a sender knows: visitors and members other things than staff. */
  knownTo: (sender: Sender, person: number) => KnownValues;
}

/** The request with this number: the same for the same seed. */
export function planRequest({ seed, people, knownTo }: Plan, index: number): PlannedRequest {
  const random = createRandom(seed, index);
  const sender = random.weighted([
    [1, senders[0]],
    [1, senders[1]],
    [3, senders[2]],
    [2, senders[3]],
  ]);
  const person = random.int(people);
  const known = knownTo(sender, person);
  const session = random.chance(0.6) ? 'token' : 'cookie';
  const via = random.chance(0.7) ? 'node' : 'proxy';
  // Many addresses, so that the limits of one do not answer for the code behind them.
  const address = `127.${1 + random.int(200)}.${random.int(250)}.${1 + random.int(250)}`;
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
  return { ...request, index, sender, person, session, via, address };
}
