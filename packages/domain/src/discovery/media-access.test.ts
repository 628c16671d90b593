import { describe, expect, it } from 'vitest';
import { type MediaFacts, mayLoadMedia } from './media-access.ts';

const viewer = { isActive: true, role: 'user', isOwner: false } as const;
const facts: MediaFacts = {
  isNews: false,
  isHall: false,
  viewer,
  isOwnerActive: true,
  profile: { status: 'Active', isHidden: false },
  isOpenToViewer: true,
  isBlocked: false,
};

describe('the photo of another member', () => {
  it('may be loaded while nothing has changed', () => {
    expect(mayLoadMedia(facts)).toBe(true);
  });

  it.each<[string, Partial<MediaFacts>]>([
    ['one of the two blocked the other', { isBlocked: true }],
    ['the family shows its photos to families that it accepted', { isOpenToViewer: false }],
    ['the owner is suspended', { isOwnerActive: false }],
    ['the viewer is suspended', { viewer: { ...viewer, isActive: false } }],
    ['the viewer’s account is gone', { viewer: null }],
    ['the profile no longer shows it', { profile: null }],
    ['the candidate is married', { profile: { status: 'married', isHidden: false } }],
    ['the profile waits for review', { profile: { status: 'Pending', isHidden: false } }],
    ['the profile is hidden', { profile: { status: 'Active', isHidden: true } }],
  ])('may not when %s', (_when, change) => {
    expect(mayLoadMedia({ ...facts, ...change })).toBe(false);
  });
});

describe('a photo that no profile shows', () => {
  const unused: MediaFacts = { ...facts, profile: null };

  it('may be loaded by its owner and by staff, unless they are suspended', () => {
    const people: NonNullable<MediaFacts['viewer']>[] = [
      { isActive: true, role: 'user', isOwner: true },
      { isActive: true, role: 'admin', isOwner: false },
      { isActive: true, role: 'staff', isOwner: false },
    ];
    for (const person of people) {
      expect(mayLoadMedia({ ...unused, viewer: person })).toBe(true);
      expect(mayLoadMedia({ ...unused, viewer: { ...person, isActive: false } })).toBe(false);
    }
  });

  it('may be loaded without an account when a news post or the hall shows it', () => {
    expect(mayLoadMedia({ ...unused, viewer: null, isNews: true })).toBe(true);
    expect(mayLoadMedia({ ...unused, viewer: null, isHall: true })).toBe(true);
  });
});
