import { expect, it, vi } from 'vitest';
import { clearDeviceFiles, findDeviceFile, keepDeviceFile, removeDeviceFile } from './device-files.ts';

const thirtyDaysMs = 30 * 24 * 60 * 60_000;
const photo = { bytes: new Blob(['photo'], { type: 'image/jpeg' }), note: 'replaced-1' };

it('keeps a file with its note under its own key, until it is removed', async () => {
  await keepDeviceFile('sunita', photo);
  expect(await findDeviceFile('sunita')).toMatchObject(photo);
  expect(await findDeviceFile('rohan')).toBeNull();
  await removeDeviceFile('sunita');
  expect(await findDeviceFile('sunita')).toBeNull();
});

it('forgets a file after thirty days', async () => {
  vi.useFakeTimers({ now: 1000 });
  await keepDeviceFile('sunita', photo);
  vi.setSystemTime(1000 + thirtyDaysMs);
  expect(await findDeviceFile('sunita')).not.toBeNull();
  vi.setSystemTime(1001 + thirtyDaysMs);
  expect(await findDeviceFile('sunita')).toBeNull();
  vi.setSystemTime(1000);
  expect(await findDeviceFile('sunita')).toBeNull();
});

it('is emptied at once', async () => {
  await keepDeviceFile('sunita', photo);
  await keepDeviceFile('rohan', photo);
  await clearDeviceFiles();
  expect([await findDeviceFile('sunita'), await findDeviceFile('rohan')]).toEqual([null, null]);
});
