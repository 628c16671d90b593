import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

/** Where to report a weakness, in the form of RFC 9116. nginx answers `/.well-known/security.txt` with it. */
export const securityContactContract = defineContract({
  method: 'GET',
  group: 'qe_public',
  path: '/security_txt',
  access: 'visitor',
  file: 'text/plain; charset=utf-8',
  input: z.object({}),
  output: fileOutput,
});
