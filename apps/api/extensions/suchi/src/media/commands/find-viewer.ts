import type { Platform } from '../../platform/platform.ts';
import { listAccountIds } from '../repository.ts';
import { viewerTag } from '../sign.ts';

/** The account for which an address was made, by the tag in it; for an operator who found one where it should not be. */
export async function findViewer(
  { database, env }: Pick<Platform, 'database' | 'env'>,
  tag: string,
): Promise<string | null> {
  const ids = await listAccountIds(database);
  const isTagOf = (id: string) => env.acceptedSecrets.some((secret) => viewerTag(secret, id) === tag);
  return ids.find(isTagOf) ?? null;
}
