import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoOptions } from '@suchi/demo';
import { cleanSvg } from '@suchi/domain/settings';
import { drawIcons } from '../../extensions/suchi/src/media/commands/draw-icons.ts';
import { logoFolder } from '../../extensions/suchi/src/platform/logo-file.ts';
import { iconRequests, listLogoFiles } from '../../extensions/suchi/src/settings/site/logo-files.ts';

const folder = join(import.meta.dirname, 'associations');

/** An association of the demo: a file of `associations`. */
export interface DemoAssociation {
  /** Columns of `admin_setting`. */
  settings: Record<string, string>;
  /** Columns of this season's edition. */
  edition: Record<string, string | number>;
  /** Of which communities the people are, as weights. */
  communities: NonNullable<DemoOptions['communities']>;
  /** A drawing beside the file. */
  logo: string | null;
}

export function readDemoAssociation(name: string): DemoAssociation {
  const known = listDemoAssociations();
  if (!known.includes(name)) throw new Error(`The association of a demo is one of ${known.join(', ')}.`);
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as DemoAssociation;
}

export function listDemoAssociations(): string[] {
  return readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
}

/** Writes the logo and its icons as the office's upload does. Returns the name that the settings keep. */
export async function placeLogo({ logo }: DemoAssociation, uploadsFolder: string): Promise<string | null> {
  if (logo === null) return null;
  const drawing = cleanSvg(readFileSync(join(folder, logo), 'utf8'));
  if (drawing === null) throw new Error(`${logo} is no logo.`);
  const content = Buffer.from(drawing);
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.svg`;
  const paths = listLogoFiles(name).map((file) => join(uploadsFolder, logoFolder, file));
  if (paths.every((path) => existsSync(path))) return name;
  const icons = await drawIcons(content, Object.values(iconRequests));
  if (icons === null) throw new Error(`The icons of ${logo} could not be drawn.`);
  mkdirSync(join(uploadsFolder, logoFolder), { recursive: true });
  for (const [place, path] of paths.entries())
    writeFileSync(path, place === 0 ? content : (icons[place - 1] as Buffer));
  return name;
}

interface Database {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** What people see of the association, with its logo. */
export async function enterAssociation(
  database: Database,
  association: DemoAssociation,
  uploadsFolder: string,
): Promise<void> {
  const logo = await placeLogo(association, uploadsFolder);
  const columns = Object.entries({ ...association.settings, association_logo: logo });
  await database.query(
    `update admin_setting set ${columns.map(([column], index) => `"${column}" = $${index + 1}`).join(', ')}`,
    columns.map(([, value]) => value),
  );
}
