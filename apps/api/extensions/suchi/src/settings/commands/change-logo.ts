import { createHash } from 'node:crypto';
import { diffFields } from '@suchi/domain/profiles';
import { type LogoFault, readLogo } from '@suchi/domain/settings';
import type { Knex } from 'knex';
import { drawIcons } from '../../media/commands/draw-icons.ts';
import type { Caller } from '../../platform/access.ts';
import { changeAssociation, lockAssociation, readAssociation } from '../../platform/association.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { logoFolder } from '../../platform/logo-file.ts';
import type { Call } from '../../platform/route.ts';
import { actorOf, type SettingChanger } from '../setting-changer.ts';
import { iconRequests, listLogoFiles } from '../site/logo-files.ts';

const refused = (fault: LogoFault) => codedError('INVALID_PAYLOAD', { fields: { logo: fault } });

/** Returns the name of its file. Files of logos before it stay: pages that phones have kept show them. */
export async function changeLogo({
  bytes,
  caller,
  platform,
}: Pick<Call<object, Caller>, 'bytes' | 'platform'> & { caller: SettingChanger }): Promise<string> {
  const read = readLogo(bytes, (content) => Buffer.from(content).toString('utf8'));
  if (typeof read === 'string') throw refused(read);
  const { ending } = read;
  const content = read.ending === 'svg' ? Buffer.from(read.drawing) : bytes;
  const icons = await drawIcons(content, Object.values(iconRequests));
  if (icons === null) throw refused('not_a_logo');
  const logo = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${ending}`;
  const files = listLogoFiles(logo).map((name, at) => [name, at === 0 ? content : icons[at - 1]] as const);
  for (const [name, file] of files) if (file) await platform.storage.write(`${logoFolder}/${name}`, file);
  await platform.database.transaction((tx) => nameLogo(tx, caller, logo));
  return logo;
}

/** Then the logo of the release is shown. */
export async function removeLogo({ caller, tx }: { caller: SettingChanger; tx: Knex }): Promise<null> {
  await nameLogo(tx, caller, null);
  return null;
}

async function nameLogo(tx: Knex, { userId }: SettingChanger, logo: string | null): Promise<void> {
  await lockAssociation(tx);
  const before = await readAssociation(tx, 'association_logo');
  if (before.association_logo === logo) return;
  await changeAssociation(tx, { association_logo: logo });
  await recordAudit(tx, {
    actor: actorOf(userId),
    action: 'setting.change',
    subject: { collection: 'admin_setting', id: 1 },
    details: { changes: diffFields(before, { association_logo: logo }) },
  });
}
