import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  checkImages,
  findImages,
  listImageUsers,
  type Pin,
  read,
  readPins,
  resolveDigest,
  writeDigests,
} from './base-images.ts';

const digest = `sha256:${'ab'.repeat(32)}`;
const pin = (changes: Partial<Pin> = {}): Pin => ({
  image: 'docker.io/library/debian',
  tag: '13',
  digest: null,
  ...changes,
});
const compose =
  'services:\n  one:\n    image: docker.io/library/debian:13\n  ours:\n    image: ${SUCHI}api:1\n';
const containerfile =
  'ARG BASE=docker.io/library/debian:13\nARG PNPM_VERSION=1.2.3\nFROM ${BASE} AS debian\nFROM debian AS api\n';

describe('the images of other projects', () => {
  it('are those of the list, in every file', () => {
    const files = new Map(listImageUsers().map((file) => [file, read(file)]));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['compose.yaml', 'ops/compose/compose.yaml', 'ops/images/Containerfile']),
    );
    expect(checkImages(readPins().images, files)).toEqual([]);
  });

  it.each([
    ['Compose', compose],
    ['a Containerfile', containerfile],
  ])('are found in %s, without those that we build', (_what, text) => {
    expect(findImages(text)).toEqual(['docker.io/library/debian:13']);
  });

  it.each<[string, Pin[], RegExp]>([
    ['another tag', [pin({ tag: '12' })], /one\.yaml has .*:13, which is not in/],
    ['a digest that the file does not have', [pin({ digest })], /one\.yaml has/],
    ['a pin that nobody uses', [pin(), pin({ tag: '12' })], /nothing uses .*:12/],
    ['a digest that is none', [pin({ digest: 'sha256:0' })], /a digest that is none/],
  ])('%s is said', (_what, pins, words) => {
    expect(checkImages(pins, new Map([['one.yaml', compose]])).join('\n')).toMatch(words);
  });

  it('get the digests of the list, also in place of older ones', () => {
    const older = writeDigests(compose, [pin({ digest: `sha256:${'00'.repeat(32)}` })]);
    const written = writeDigests(older, [pin({ digest })]);
    expect(written).toBe(compose.replace('debian:13', `debian:13@${digest}`));
    expect(checkImages([pin({ digest })], new Map([['one.yaml', written]]))).toEqual([]);
    expect(writeDigests(containerfile, [pin({ digest })])).toContain(
      `ARG BASE=docker.io/library/debian:13@${digest}\n`,
    );
  });
});

describe('the registry', () => {
  async function startRegistry(headers: Record<string, string>, status = 200): Promise<string> {
    const server = createServer((request, response) => {
      const isToken = request.url?.startsWith('/token?') === true;
      const mayAsk = request.headers.authorization === 'Bearer of-a-visitor';
      if (isToken) response.end('{"token":"of-a-visitor"}');
      else if (mayAsk && request.url === '/v2/library/debian/manifests/13')
        response.writeHead(status, headers).end();
      else response.writeHead(401).end();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve());
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('is asked for the digest of a tag', async () => {
    const url = await startRegistry({ 'docker-content-digest': digest });
    expect(await resolveDigest(pin(), { registry: url, tokens: url })).toBe(digest);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no digest', {}, 200],
    ['an unknown tag', { 'docker-content-digest': digest }, 404],
  ])('that answers with %s stops it', async (_what, headers, status) => {
    const url = await startRegistry(headers, status);
    await expect(resolveDigest(pin(), { registry: url, tokens: url })).rejects.toThrow(`answered ${status}`);
  });
});
