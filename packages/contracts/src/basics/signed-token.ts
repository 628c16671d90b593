import * as z from 'zod/mini';

/** The signed text of a link in a mail. */
export const signedToken = z.string().check(z.regex(/^[\w-]{22}\.[\w-]{43}$/));
