import * as z from 'zod/mini';
import { defineContract } from './endpoint.ts';
import { vitalRoutes } from './vitals.ts';

/** Classes of errors. What is not listed is `other`. */
export const browserErrorNames = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'ApiError',
  'QuotaExceededError',
  'InvalidStateError',
  'NotFoundError',
  'SecurityError',
  'other',
] as const;

/**
 * An error in the web app: its class, the page's pattern and the place in a file of ours. Never its message, which can
 * contain what a person typed.
 */
export const reportErrorContract = defineContract({
  method: 'POST',
  group: 'qe_vitals',
  path: '/error',
  access: 'visitor',
  input: z.strictObject({
    name: z.enum(browserErrorNames),
    route: z.enum(vitalRoutes),
    /** File, line and column. The file's name changes with each release. */
    place: z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/)),
    /** The first script of the release. */
    release: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  }),
  output: z.object({}),
});
export type BrowserError = z.output<typeof reportErrorContract.input>;
