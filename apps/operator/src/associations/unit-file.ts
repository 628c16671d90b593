import { firstAssociation, placesOf } from './names.ts';
import { firstPort } from './ports.ts';

/** One of the unit files of the first association, for another: with its user, folders, release, ports and units. */
export function renderUnit(text: string, { name, port }: { name: string; port: number }): string {
  if (name === firstAssociation) return text;
  const { label, site } = placesOf(name);
  return text
    .replace(/\bsuchi(-(?:api|worker|backup|drill)\b|\.target)/g, `${label}$1`)
    .replace(/\/(etc|var\/lib|var\/backups)\/suchi\b/g, `/$1/${label}`)
    .replaceAll('/opt/suchi/current', `/opt/suchi/current-${name}`)
    .replaceAll('web/site', `web/${site}`)
    .replace(/^(User|Group)=suchi$/gm, `$1=${label}`)
    .replace(/^Description=Suchi/gm, `Description=Suchi ${name}`)
    .replace(
      /\b(1?)(80\d\d)\b/g,
      (_, metrics: string, of: string) => `${metrics}${Number(of) - firstPort + port}`,
    );
}

/** `suchi-api@.service` is `suchi-NAME-api@.service` for another. */
export const unitFileName = (file: string, name: string): string =>
  file.replace(/^suchi/, placesOf(name).label);
