import { resolve } from 'node:path';
import { readAssociation } from '../../platform/association.ts';
import { isDemo } from '../../platform/is-demo.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import { readLogoFile } from '../../platform/logo-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { readRegistrationOpen } from '../../platform/setup-progress.ts';
import type { SiteFacts } from './fill-page.ts';
import { toLogoUrl } from './logo-files.ts';
import { writeSite } from './write-site.ts';

/** How soon a node notices what was saved at another one. */
const lookEveryMs = 10_000;

/** The engine runs in apps/api. Its own release's, also after another one has taken its place. */
const builtFolder = resolve('../web/dist');

async function loadSiteFacts(
  platform: Pick<Platform, 'env' | 'database'>,
): Promise<{ facts: SiteFacts; logo: string | null }> {
  const db = platform.database;
  const association = await loadAssociation(db);
  const row = await readAssociation(db, 'support_email', 'support_phone', 'chat_url', 'association_logo');
  const logo = row.association_logo;
  return {
    logo,
    facts: {
      ...association,
      supportEmail: row.support_email,
      supportPhone: row.support_phone,
      chatUrl: row.chat_url,
      logo: logo && toLogoUrl(logo),
      ...((await readRegistrationOpen(db)) ? {} : { isRegistrationClosed: true }),
      ...((await isDemo(platform)) ? { isDemo: true } : {}),
    },
  };
}

/** Fills the pages, unless they say the same already. What fails is tried again soon. */
export async function tryRefreshSite({ env, database, logger, storage }: Platform): Promise<void> {
  if (env.site === undefined) return;
  try {
    const folders = { built: builtFolder, site: env.site };
    const { facts, logo } = await loadSiteFacts({ env, database });
    const read = (file: string) => readLogoFile(storage, file);
    if (await writeSite(folders, facts, logo === null ? null : { name: logo, read }))
      logger.info('the pages are filled');
  } catch (error) {
    logger.error({ error: String(error) }, 'the pages are not filled');
  }
}

/** At the start, and from then on whenever the settings change. */
export function keepSite(platform: Platform): void {
  if (platform.env.site === undefined) return;
  const refresh = () => void tryRefreshSite(platform);
  refresh();
  setInterval(refresh, lookEveryMs).unref();
}
