import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { freePort, makeCertificate } from '@suchi/testing';
import { expect, it, onTestFinished } from 'vitest';
import { readCertificateEnd } from './read-certificate-end.ts';

it('is read from the site as browsers see it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-certificate-'));
  const { file, keyFile } = makeCertificate(folder, { days: 9 });
  const port = await freePort();
  const server = createServer({ cert: readFileSync(file), key: readFileSync(keyFile) }, (socket) => {
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const end = await readCertificateEnd(`https://127.0.0.1:${port}`);
  const days = ((end?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(9);
});

it('is unknown where nobody answers, and where none is needed', async () => {
  expect(await readCertificateEnd(`https://127.0.0.1:${await freePort()}`)).toBeNull();
  expect(await readCertificateEnd('http://127.0.0.1:8080')).toBeNull();
});
