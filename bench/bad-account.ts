// A separate process, started by one-bad-account.ts. A real attacker has its own machine, so this one runs with low
// priority.
import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { bombPng } from '../apps/api/extensions/suchi/test/pictures.ts';
import { videoLimits } from '../packages/domain/src/profiles/media.ts';

/** The results of one kind of attack. */
export interface AttackCount {
  accepted: number;
  refused: number;
}

interface Attacker {
  token: string;
  /** A profile that the attacker may write a note about. */
  profileId: number;
}

interface Sending {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const randomLetters = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

const json = (path: string, body: unknown): Sending => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

const photo = (body: Buffer): Sending => ({
  method: 'POST',
  path: '/qe_media/photo',
  headers: { 'content-type': 'image/png' },
  body,
});

const photos = [bombPng(1, 24_000_000), bombPng(9000, 2600), bombPng(4800, 5000)];
const { maxBytes: videoBytes, pieceBytes } = videoLimits;
const piece = Buffer.alloc(pieceBytes, 1);

/** What an account can do to slow others down; all kinds run at the same time. */
const attacks: Record<string, (attacker: Attacker, turn: number) => Sending> = {
  wildcards: () => ({ method: 'GET', path: '/users/me?fields=*.*.*.*.*.*', headers: {} }),
  searches: () =>
    json('/qe_search/profiles', {
      filters: { name: randomLetters(2), location: randomLetters(1), education_stream: randomLetters(1) },
      sort: 'height',
      page: 1 + Math.floor(Math.random() * 50),
    }),
  photos: (_attacker, turn) => photo(photos[turn % photos.length] ?? Buffer.alloc(0)),
  videos: () => ({
    method: 'POST',
    path: '/files/tus',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(videoBytes),
      'content-type': 'application/offset+octet-stream',
    },
    body: Buffer.alloc(0),
  }),
  notes: ({ profileId }) =>
    json(
      '/items/matrimonial_profile_notes',
      Array.from({ length: 100 }, () => ({ note: randomLetters(2000), matrinonial_profile: profileId })),
    ),
};

/** Repeats one kind of attack until stopped; retries shortly after a refusal. */
async function attack(url: string, attacker: Attacker, name: string): Promise<void> {
  const make = attacks[name];
  if (!make) throw new Error(`there is no attack ${name}`);
  const count = (counts[name] = { accepted: 0, refused: 0 });
  for (let turn = 0; !stopping.signal.aborted; turn += 1) {
    const answer = await send(url, make(attacker, turn), attacker.token);
    if (name === 'videos' && answer.location !== undefined) await upload(url, answer.location, attacker);
    const isAccepted = answer.status < 400;
    count[isAccepted ? 'accepted' : 'refused'] += 1;
    if (!isAccepted) await delay(100);
  }
}

async function upload(url: string, location: string, { token }: Attacker): Promise<void> {
  const { pathname } = new URL(location, url);
  for (let offset = 0; offset < videoBytes; offset += piece.length) {
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    await send(url, { method: 'PATCH', path: pathname, headers, body: piece }, token);
  }
}

function send(
  url: string,
  { method, path, headers, body }: Sending,
  token: string,
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve) => {
    const outgoing = request(
      url + path,
      { agent, method, headers: { ...headers, authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 599, location: answer.headers.location }),
        );
      },
    );
    // A refusal may arrive before a large body is sent completely.
    outgoing.on('error', () => resolve({ status: 599, location: undefined }));
    outgoing.end(body);
  });
}

setPriority(constants.priority.PRIORITY_LOW);
const agent = new Agent({ keepAlive: true });
const counts: Record<string, AttackCount> = {};
const stopping = new AbortController();
const [url = '', token = '', profileId = '', kinds = ''] = process.argv.slice(2);
process.on('message', () => stopping.abort());
const names = kinds === '' ? Object.keys(attacks) : kinds.split(',');
await Promise.all(names.map((name) => attack(url, { token, profileId: Number(profileId) }, name)));
process.send?.(counts);
process.disconnect?.();
agent.destroy();
