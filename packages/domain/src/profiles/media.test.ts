import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkVideo,
  fitsQuota,
  frameOf,
  imageVariants,
  type ImageVariant,
  isBelowPrint,
  isDecodable,
  isImageVariant,
  isPhotoType,
  mediaFolderIds,
  mediaQuota,
  photoLimits,
  portraitAspect,
  printResolution,
  videoLimits,
} from './media.ts';

describe('a portrait for the book', () => {
  it('has the portrait shape at the smallest size that prints sharp', () => {
    expect(printResolution.width / printResolution.height).toBe(portraitAspect);
  });

  it.each([
    [600, 750, false],
    [599, 750, true],
    [600, 749, true],
    [1200, 1500, false],
  ])('of %i by %i is below print resolution: %s', (width, height, isBelow) => {
    expect(isBelowPrint({ width, height })).toBe(isBelow);
  });
});

describe('an uploaded photo', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('may be %s', (type) => {
    expect(isPhotoType(type)).toBe(true);
  });

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'application/xml', 'text/html', 'video/mp4', null])(
    'may not be %s',
    (type) => {
      expect(isPhotoType(type)).toBe(false);
    },
  );

  it.each([
    [4000, 3000, true],
    [6000, 4000, true],
    [6000, 4001, false],
    [8000, 5000, false],
    [0, 5000, false],
    [5000, 0, false],
  ])('of %i by %i can be decoded: %s', (width, height, isFine) => {
    expect(isDecodable({ width, height })).toBe(isFine);
  });

  it('is decoded up to the limits and not a pixel more', () => {
    const { maxPixels, maxSide } = photoLimits;
    const short = maxPixels / maxSide;
    expect(isDecodable({ width: maxSide, height: short })).toBe(true);
    expect(isDecodable({ width: maxSide, height: short + 1 })).toBe(false);
    expect(isDecodable({ width: maxSide + 1, height: 1 })).toBe(false);
    expect(isDecodable({ width: 1, height: maxPixels })).toBe(false);
  });
});

describe('the media quota', () => {
  const { maxCount, maxBytes } = mediaQuota;

  it('is limited in number and in bytes', () => {
    expect(fitsQuota({ count: maxCount - 1, bytes: 0 }, maxBytes)).toBe(true);
    expect(fitsQuota({ count: maxCount, bytes: 0 }, 1)).toBe(false);
    expect(fitsQuota({ count: 0, bytes: maxBytes }, 1)).toBe(false);
  });

  it('has room for a full profile with a video, twice', () => {
    const photos = photoLimits.maxCount + 1;
    expect(maxCount).toBeGreaterThan(2 * (photos + 1));
    expect(maxBytes).toBeGreaterThan(2 * (photos * 4 * 1024 * 1024 + videoLimits.maxBytes));
  });
});

describe('an uploaded video', () => {
  it.each(['video/mp4', 'video/quicktime', 'video/webm', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'])(
    'may be %s of up to 20 MB',
    (type) => {
      expect(checkVideo({ type, bytes: videoLimits.maxBytes })).toBeNull();
    },
  );

  it.each(['application/zip', 'audio/mp4', 'text/html', 'image/jpeg', null])('may not be %s', (type) => {
    expect(checkVideo({ type, bytes: 1000 })).toBe('not_a_video');
  });

  it('may not exceed that by a byte', () => {
    expect(checkVideo({ type: 'video/mp4', bytes: videoLimits.maxBytes + 1 })).toBe('too_large');
  });
});

describe('a served photo', () => {
  it.each([
    ['thumb', 2000, 2500, { width: 160, height: 200 }],
    ['card', 2000, 2500, { width: 480, height: 600 }],
    ['page', 2500, 1600, { width: 960, height: 1200 }],
    ['print', 2000, 2500, { width: 1200, height: 1500 }],
    ['page', 480, 600, { width: 480, height: 600 }],
    ['page', 480, 2000, { width: 480, height: 600 }],
    ['page', 4000, 100, { width: 80, height: 100 }],
    ['card', 1, 1, { width: 1, height: 1 }],
  ] as const)('as %s of %i by %i pixels is cut to %o', (variant, width, height, frame) => {
    expect(frameOf(variant, { width, height })).toEqual(frame);
  });

  it('is never enlarged and never wider than its variant', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(imageVariants) as ImageVariant[])),
        side,
        side,
        (variant, width, height) => {
          const frame = frameOf(variant, { width, height });
          expect(frame.width).toBeLessThanOrEqual(Math.min(width, imageVariants[variant]));
          expect(frame.height).toBeLessThanOrEqual(height);
          expect(Math.min(frame.width, frame.height)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('is served only in known sizes', () => {
    expect(isImageVariant('card')).toBe(true);
    expect(isImageVariant('original')).toBe(false);
    expect(isImageVariant('toString')).toBe(false);
  });
});

it('photos and videos have different types', () => {
  expect(mediaFolderIds.photos).not.toBe(mediaFolderIds.videos);
});
