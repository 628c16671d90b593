import { picture, video } from '@suchi/contracts/media';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { presentPicture, presentVideo, signPrint } from './present-picture.ts';

const context = {
  env: readEnv({
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: 'a-secret-that-is-long-enough-for-tests',
    SUCHI_DATABASE_URL: 'postgres://127.0.0.1/none',
    SUCHI_REDIS_URL: 'redis://127.0.0.1',
    SUCHI_SMTP_URL: 'smtp://127.0.0.1',
  }),
  now: new Date('2026-11-15T10:12:00Z'),
};
const id = '7d6cf5b0-3a2e-4d5b-9f0e-0c5f1e2d3a4b';
const viewer = { userId: '1c7a52e8-9f4e-4d0b-8a35-6f0e2b9d4c11' };

describe('a photo, as one viewer may load it', () => {
  const shown = presentPicture({ id, width: 600, height: 749, blur: null }, viewer, context);

  it('follows the contract and reports when it is too small for the book', () => {
    expect(picture.parse(shown)).toEqual(shown);
    expect(shown.is_below_print).toBe(true);
  });

  it('has no address of the size for the book, which is made apart', () => {
    expect(JSON.stringify(shown)).not.toContain('/print/');
    expect(signPrint(id, viewer, context)).toContain(`/qe_media/image/print/${id}?v=`);
  });
});

it('a video, as one viewer may play it, keeps to the contract', () => {
  const shown = presentVideo({ id, type: 'video/mp4', bytes: 1000 }, viewer, context);
  expect(video.parse(shown)).toEqual(shown);
  expect(shown.url).toContain(`/qe_media/video/${id}?v=`);
});
