import * as z from 'zod/mini';
import { defineContract } from './endpoint.ts';

/** Pages by the pattern of their address, so that a report names nobody. What is not listed is `other`. */
export const vitalRoutes = [
  '/',
  '/login',
  '/register',
  '/profile/:id',
  '/candidate/view',
  '/candidate/create',
  '/candidate/edit',
  '/fav_members',
  '/save_note_members',
  '/settings/*',
  '/payment/*',
  '/admin/*',
  'other',
] as const;
export type VitalRoute = (typeof vitalRoutes)[number];

/** A page that was open for longer is left out rather than counted as slow. */
export const longestVitalMs = 120_000;
const duration = z.number().check(z.minimum(0), z.maximum(longestVitalMs));

/** How fast pages were for a person: largest paint, slowest interaction, layout shift. Nothing says who it was. */
export const reportVitalsContract = defineContract({
  method: 'POST',
  group: 'qe_vitals',
  path: '/report',
  access: 'visitor',
  input: z.strictObject({
    pages: z
      .array(
        z.strictObject({
          route: z.enum(vitalRoutes),
          lcp_ms: z.optional(duration),
          inp_ms: z.optional(duration),
          cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
        }),
      )
      .check(z.minLength(1), z.maxLength(vitalRoutes.length)),
  }),
  output: z.object({}),
});
export type PageVitals = z.output<typeof reportVitalsContract.input>['pages'][number];
