import type { Platform } from '../../platform/platform.ts';
import { isAccount } from '../repository.ts';
import { openViewer } from '../sign.ts';

/**
 * The account that an address was signed for, from the text after `v=`. For an operator who found a leaked
 * address.
 */
export async function findViewer(
  { database, env }: Pick<Platform, 'database' | 'env'>,
  text: string,
): Promise<string | null> {
  for (const secret of env.acceptedSecrets) {
    const id = openViewer(secret, text);
    if (id !== null && (await isAccount(database, id))) return id;
  }
  return null;
}
