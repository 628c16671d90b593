import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../shared/config/browser-storage.ts';
import { closeKept, type KeptChoices, nothingKept, readKept, writeKept } from './kept-choices.ts';

const day = '2027-01-17';
const list = [{ number: 118, name: 'Harshad Amin', age: 30, town: 'Vadodara', photo: null }];
const sent: KeptChoices = {
  ...nothingKept(day),
  list,
  state: 'sent',
  counted: 1,
  sentAt: '2027-01-17T09:42:00Z',
};

it('keeps a list for its person and its day', () => {
  const storage = createMemoryStorage();
  writeKept(storage, 'asha', sent);
  expect(readKept(storage, 'asha', day)).toEqual(sent);
  expect(readKept(storage, 'ravi', day)).toEqual(nothingKept(day));
  expect(readKept(storage, 'asha', '2028-01-16')).toEqual(nothingKept('2028-01-16'));
});

it('keeps no number after the close', () => {
  const storage = createMemoryStorage();
  writeKept(storage, 'asha', sent);
  writeKept(storage, 'asha', closeKept(sent));
  const left = Array.from({ length: storage.length }, (_, at) =>
    storage.getItem(storage.key(at) ?? ''),
  ).join();
  expect(left).not.toContain('118');
  expect(left).not.toContain('Harshad');
  expect(readKept(storage, 'asha', day).counted).toBe(1);
});

it('begins anew where what is kept cannot be read', () => {
  const storage = createMemoryStorage();
  storage.setItem('suchi.copy.melawa-choices.asha', '{');
  expect(readKept(storage, 'asha', day)).toEqual(nothingKept(day));
});
