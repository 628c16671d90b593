import { createHmac } from 'node:crypto';

interface Chooser {
  edition: number;
  /** The family as the doors name it: each has one candidate. */
  family: string;
}

const keyed = (secret: string, ...parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(parts.join(':')).digest('base64url');

/** Stands for a candidate in the lists of the day. */
export const markOfChooser = (secret: string, { edition, family }: Chooser): string =>
  keyed(secret, 'melawa-chooser', edition, family);

/** Another one for each candidate that looks the number up. */
export const markOfLookUp = (secret: string, { edition, family }: Chooser, number: number): string =>
  keyed(secret, 'melawa-look-up', edition, family, number);
