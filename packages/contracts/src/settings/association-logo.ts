import { logoLimits } from '@suchi/domain/settings';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** The address of the logo; null: that of the release. */
const shownLogo = z.object({ logo: z.nullable(z.string()) });

/** Uploads the association's logo, an SVG or a PNG. It is shown to everybody at once. */
export const changeLogoContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/logo',
  access: 'admin',
  bytes: {
    contentTypes: ['image/svg+xml', 'image/png'],
    maxBytes: logoLimits.maxBytes,
    wrongType: 'PHOTO_NOT_AN_IMAGE',
    tooLarge: 'PHOTO_TOO_LARGE',
  },
  input: z.object({}),
  output: shownLogo,
});

/** Shows the logo of the release again. */
export const removeLogoContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/remove_logo',
  access: 'admin',
  input: z.object({}),
  output: shownLogo,
});
