import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons } from './draw-icons.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0F5C63"/></svg>',
);

it('draws a logo sharp in the middle, on the ground of the page', async () => {
  const [icon, small] =
    (await drawIcons(svg, [
      { size: 200, share: 0.5 },
      { size: 20, share: 1 },
    ])) ?? [];
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  const dot = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect([info.width, info.height]).toEqual([200, 200]);
  expect(dot(2, 2)).toEqual([0xfb, 0xf8, 0xf2]);
  expect(dot(100, 100)).toEqual([0x0f, 0x5c, 0x63]);
  expect(dot(52, 52)).toEqual([0x0f, 0x5c, 0x63]);
  expect(dot(48, 48)).toEqual([0xfb, 0xf8, 0xf2]);
  expect((await sharp(small).metadata()).width).toBe(20);
});

it('draws nothing from what is no picture', async () => {
  expect(await drawIcons(Buffer.from('\u0089PNG and no more'), [{ size: 20, share: 1 }])).toBeNull();
});
