import type { Picture } from '@suchi/contracts/media';
import { profileForm, type ProfileSheet, type ReadProfile } from '@suchi/contracts/profiles';
import { describe, expect, it } from 'vitest';
import { clearDeviceCopies } from '../../../shared/api/device-copies.ts';
import { createCopyStore, type LocalCopy } from './local-copy.ts';
import { openCopy } from './opening.ts';

const empty = profileForm.parse({});
const noPictures = { lookups: [], main_photo: null, photos: [], main_video: null };
const sheet = (change: object): ProfileSheet => ({ ...noPictures, profile: { ...empty, ...change } });
const copy = (base: object, typed: object, keptAtMs = 1000): LocalCopy => ({
  keptAtMs,
  base: { ...empty, ...base },
  waiting: null,
  sheet: sheet(typed),
  openAddress: null,
});
const picture = (id: string, url: string): Picture => ({
  id,
  width: 600,
  height: 750,
  blur: null,
  is_below_print: false,
  urls: { thumb: url, card: url, page: url },
});

const open = (server: ProfileSheet, kept: LocalCopy) =>
  openCopy({ read: () => ({ copy: kept, expiredAtMs: null }), write: () => true, remove: () => undefined }, {
    sheet: server,
  } as ReadProfile);

describe('a local copy put over the server’s profile', () => {
  it('wins where something was typed, and only there', () => {
    const opening = open(
      sheet({ first_name: 'Rohan', petname: 'Ronu', weight: 71 }),
      copy({ first_name: 'Rohan', weight: 70 }, { first_name: 'Rohit', weight: 70 }),
    );
    expect(opening.sheet.profile).toEqual({ ...empty, first_name: 'Rohit', petname: 'Ronu', weight: 71 });
    expect(opening).toMatchObject({
      conflict: null,
      keptAtMs: 1000,
      base: { first_name: 'Rohan', weight: 71 },
    });
  });

  it('can empty what the server has', () => {
    const opening = open(sheet({ petname: 'Ronu' }), copy({ petname: 'Ronu' }, { petname: null }));
    expect(opening.sheet.profile.petname).toBeNull();
  });

  it('is nothing new when the server has the same', () => {
    const opening = open(sheet({ petname: 'Sonu' }), copy({ petname: 'Ronu' }, { petname: 'Sonu' }));
    expect(opening).toMatchObject({ conflict: null, keptAtMs: null, base: { petname: 'Sonu' } });
  });

  it('leaves the choice where the server has another answer, and is compared as before until then', () => {
    const opening = open(
      sheet({ petname: 'Monu', weight: 71 }),
      copy({ petname: 'Ronu', weight: 70 }, { petname: 'Sonu', weight: 70 }),
    );
    expect(opening).toMatchObject({
      base: { petname: 'Ronu', weight: 70 },
      sheet: { profile: { petname: 'Sonu', weight: 71 } },
      conflict: { mine: { petname: 'Sonu' }, other: { sheet: { profile: { petname: 'Monu' } } } },
    });
  });

  it('is not in conflict with a draft that this device sent later by itself', () => {
    const kept = copy({ petname: 'Ronu' }, { petname: 'Sonu S' });
    const opening = open(sheet({ petname: 'Sonu' }), { ...kept, waiting: { ...empty, petname: 'Sonu' } });
    expect(opening).toMatchObject({ conflict: null, sheet: { profile: { petname: 'Sonu S' } } });
  });

  it('shows the photos of the merged profile, with the server’s fresh addresses where it has them', () => {
    const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const kept = copy({}, { main_photo: two, photos: [one] });
    const { sheet: merged } = open(
      { ...sheet({}), photos: [picture(one, 'fresh')] },
      {
        ...kept,
        sheet: { ...kept.sheet, main_photo: picture(two, 'old'), photos: [picture(one, 'old')] },
      },
    );
    expect(merged.main_photo?.urls.card).toBe('old');
    expect(merged.photos.map(({ urls }) => urls.card)).toEqual(['fresh']);
  });
});

describe('the store of copies', () => {
  const thirtyDaysMs = 30 * 24 * 60 * 60_000;

  it('gives back what was kept, to the same person for the same profile', () => {
    const kept = copy({}, { petname: 'Ronu' });
    expect(createCopyStore(localStorage, 'sunita', 'sunita').write(kept)).toBe(true);
    expect(createCopyStore(localStorage, 'sunita', 'sunita').read(2000).copy).toEqual(kept);
    expect(createCopyStore(localStorage, 'sunita', 'rohan').read(2000).copy).toBeNull();
    expect(createCopyStore(localStorage, 'rohan', 'sunita').read(2000).copy).toBeNull();
  });

  it('forgets after thirty days', () => {
    const store = createCopyStore(localStorage, 'sunita', 'sunita');
    store.write(copy({}, { petname: 'Ronu' }, 1000));
    expect(store.read(1000 + thirtyDaysMs).copy).not.toBeNull();
    expect(store.read(1001 + thirtyDaysMs)).toEqual({ copy: null, expiredAtMs: 1000 });
    expect(localStorage).toHaveLength(0);
  });

  it('takes what it cannot read for nothing', () => {
    localStorage.setItem('suchi.copy.profile.sunita.sunita', '{"keptAtMs":1,"sheet":{}}');
    expect(createCopyStore(localStorage, 'sunita', 'sunita').read(2000).copy).toBeNull();
  });

  it('reports when the device refuses', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(createCopyStore(full, 'sunita', 'sunita').write(copy({}, {}))).toBe(false);
  });

  it('is emptied of all copies at once, and of nothing else', () => {
    createCopyStore(localStorage, 'sunita', 'sunita').write(copy({}, {}));
    createCopyStore(localStorage, 'rohan', 'rohan').write(copy({}, {}));
    localStorage.setItem('colour', 'dark');
    clearDeviceCopies(localStorage);
    expect(Object.keys(localStorage)).toEqual(['colour']);
  });
});
