import { logoFolder } from '../../platform/logo-file.ts';
import type { SiteIcons } from './fill-page.ts';

/** The icons that browsers and phones show, drawn from the logo. */
export const iconRequests = {
  'app-192': { size: 192, share: 0.76 },
  'app-512': { size: 512, share: 0.76 },
  // A phone cuts a circle or another form out of it.
  'maskable-512': { size: 512, share: 0.56 },
  'touch-180': { size: 180, share: 0.76 },
} as const;
type IconName = keyof typeof iconRequests;

const iconFile = (logo: string, icon: IconName) => `${logo.split('.')[0]}-${icon}.png`;

/** All files of a logo. Their names have the hash of its content, so a file never changes. */
export function listLogoFiles(logo: string): string[] {
  return [logo, ...(Object.keys(iconRequests) as IconName[]).map((icon) => iconFile(logo, icon))];
}

export const toLogoUrl = (file: string): string => `/${logoFolder}/${file}`;

export function listSiteIcons(logo: string): SiteIcons {
  const urlOf = (icon: IconName) => toLogoUrl(iconFile(logo, icon));
  const png = { type: 'image/png' } as const;
  return {
    favicon: { href: toLogoUrl(logo), type: logo.endsWith('.svg') ? 'image/svg+xml' : 'image/png' },
    touch: urlOf('touch-180'),
    app: [
      { src: urlOf('app-192'), sizes: '192x192', ...png },
      { src: urlOf('app-512'), sizes: '512x512', ...png },
      { src: urlOf('maskable-512'), sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  };
}
