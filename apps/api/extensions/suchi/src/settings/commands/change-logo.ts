import { createHash } from 'node:crypto';
import { diffFields } from '@suchi/domain/profiles';
import { checkPng, checkSvg, cleanSvg, type LogoFault } from '@suchi/domain/settings';
import { drawIcons } from '../../media/commands/draw-icons.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { changeAssociation, lockAssociation, readAssociation } from '../../platform/association.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call } from '../../platform/route.ts';
import { iconRequests, listLogoFiles, logoFolder } from '../site/logo-files.ts';

interface Logo {
  content: Buffer;
  ending: 'svg' | 'png';
}

const refused = (fault: LogoFault) => codedError('INVALID_PAYLOAD', { fields: { logo: fault } });

/** By its content: what the sender calls it may be wrong. */
function readLogo(bytes: Buffer): Logo {
  if (bytes[0] === 0x89) {
    const fault = checkPng(bytes);
    if (fault !== null) throw refused(fault);
    return { content: bytes, ending: 'png' };
  }
  const drawing = cleanSvg(bytes.toString('utf8'));
  const fault = drawing === null ? 'not_a_logo' : checkSvg(drawing);
  if (drawing === null || fault !== null) throw refused(fault ?? 'not_a_logo');
  return { content: Buffer.from(drawing), ending: 'svg' };
}

/** Returns the name of its file. Files of logos before it stay: pages that phones have kept show them. */
export async function changeLogo({ bytes, caller, platform }: Call<object, RoleCaller>): Promise<string> {
  const { content, ending } = readLogo(bytes);
  const icons = await drawIcons(content, Object.values(iconRequests));
  if (icons === null) throw refused('not_a_logo');
  const logo = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${ending}`;
  const files = listLogoFiles(logo).map((name, at) => [name, at === 0 ? content : icons[at - 1]] as const);
  for (const [name, file] of files) if (file) await platform.storage.write(`${logoFolder}/${name}`, file);
  await platform.database.transaction(async (tx) => {
    await lockAssociation(tx);
    const before = await readAssociation(tx, 'association_logo');
    await changeAssociation(tx, { association_logo: logo });
    await recordAudit(tx, {
      actor: { id: caller.userId, kind: 'admin' },
      action: 'setting.change',
      subject: { collection: 'admin_setting', id: 1 },
      details: { changes: diffFields(before, { association_logo: logo }) },
    });
  });
  return logo;
}
