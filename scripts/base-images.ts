// The images of other projects, by tag and digest: ops/images/base-images.json has them once.
//   node scripts/base-images.ts            says where a file names another image, and which digests are not known
//   node scripts/base-images.ts --resolve  asks the registry for the digest of each tag, and writes it everywhere
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const pinsFile = 'ops/images/base-images.json';
const digestPattern = /^sha256:[0-9a-f]{64}$/;

export interface Pin {
  image: string;
  tag: string;
  /** Null until a registry was asked. */
  digest: string | null;
}

interface PinList {
  comment: string;
  images: Pin[];
}

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
export const readPins = (): PinList => JSON.parse(read(pinsFile)) as PinList;

/** Every file that names an image. */
export const listImageUsers = (): string[] =>
  globSync(['compose*.yaml', 'ops/**/*.yaml', 'ops/**/{Container,Docker}file*'], { cwd: root }).toSorted();

const nameOf = ({ image, tag }: Pin) => `${image}:${tag}`;
export const toReference = (pin: Pin) => nameOf(pin) + (pin.digest === null ? '' : `@${pin.digest}`);

/** What Compose takes as an image, and what the stages of a Containerfile begin with; not what we build ourselves. */
const named = /^\s*(?:image: |ARG \w+=(?=\S+\/)|FROM (?=\S+\/))(?!\$)(\S+)/gm;

export function findImages(text: string): string[] {
  return [...text.matchAll(named)].map(([, reference = '']) => reference);
}

/** What is wrong, a line each: an image that is not on the list, a pin that nobody uses, a digest that is none. */
export function checkImages(pins: readonly Pin[], files: ReadonlyMap<string, string>): string[] {
  const references = new Set(pins.map(toReference));
  const used = new Set<string>();
  const unknown = [...files].flatMap(([file, text]) =>
    findImages(text).flatMap((reference) => {
      used.add(reference);
      return references.has(reference) ? [] : [`${file} has ${reference}, which is not in ${pinsFile}`];
    }),
  );
  const unused = [...references].filter((reference) => !used.has(reference));
  const malformed = pins.filter((pin) => pin.digest !== null && !digestPattern.test(pin.digest));
  return [
    ...unknown,
    ...unused.map((reference) => `nothing uses ${reference} of ${pinsFile}`),
    ...malformed.map((pin) => `${nameOf(pin)} has a digest that is none`),
  ];
}

/** A file's text with the digests of the list. */
export function writeDigests(text: string, pins: readonly Pin[]): string {
  return text.replaceAll(named, (line, reference: string) => {
    const pin = pins.find((each) => nameOf(each) === reference.replace(/@.*$/, ''));
    return pin ? line.replace(reference, toReference(pin)) : line;
  });
}

const accepted = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');

/** Where Docker Hub answers, and who gives a visitor the right to ask. */
export const dockerHub = { registry: 'https://registry-1.docker.io', tokens: 'https://auth.docker.io' };

/** The digest that a tag has today, for all kinds of processors. */
export async function resolveDigest({ image, tag }: Pin, { registry, tokens } = dockerHub): Promise<string> {
  const repository = image.replace(/^docker\.io\//, '');
  const asked = await fetch(`${tokens}/token?service=registry.docker.io&scope=repository:${repository}:pull`);
  const { token } = (await asked.json()) as { token: string };
  const answer = await fetch(`${registry}/v2/${repository}/manifests/${tag}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, accept: accepted },
  });
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok || !digestPattern.test(digest))
    throw new Error(`the registry answered ${answer.status} for ${image}:${tag}`);
  return digest;
}

async function resolveAll(pins: PinList): Promise<PinList> {
  const images = [];
  for (const pin of pins.images) images.push({ ...pin, digest: await resolveDigest(pin) });
  return { ...pins, images };
}

function writeAll(pins: PinList): void {
  writeFileSync(path.join(root, pinsFile), `${JSON.stringify(pins, null, 2)}\n`);
  for (const file of listImageUsers())
    writeFileSync(path.join(root, file), writeDigests(read(file), pins.images));
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--resolve')) writeAll(await resolveAll(readPins()));
  const { images } = readPins();
  const wrong = checkImages(images, new Map(listImageUsers().map((file) => [file, read(file)])));
  for (const line of wrong) console.error(line);
  for (const pin of images.filter((each) => each.digest === null))
    console.log(`${nameOf(pin)} has no digest yet: run it with --resolve where the registry answers.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
