import type { Picture } from '@suchi/contracts/media';

/** The number distinguishes several. */
export function samplePicture(number: number, facts: Partial<Picture> = {}): Picture {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    width: 1200,
    height: 1500,
    blur: 'data:image/webp;base64,UklGRg==',
    is_below_print: false,
    urls: {
      thumb: `/qe_media/image/thumb/${id}?s=x`,
      card: `/qe_media/image/card/${id}?s=x`,
      page: `/qe_media/image/page/${id}?s=x`,
    },
    ...facts,
  };
}
