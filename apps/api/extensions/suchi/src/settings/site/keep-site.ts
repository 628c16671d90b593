import { resolve } from 'node:path';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SiteFacts } from './fill-page.ts';
import { writeSite } from './write-site.ts';

/** How soon a node notices what was saved at another one. */
const lookEveryMs = 10_000;

/** The engine runs in apps/api. Its own release's, also after another one has taken its place. */
const builtFolder = resolve('../web/dist');

export async function loadSiteFacts(db: Knex): Promise<SiteFacts> {
  const association = await loadAssociation(db);
  const support = await readAssociation(db, 'support_email', 'support_phone', 'chat_url');
  return {
    ...association,
    supportEmail: support.support_email,
    supportPhone: support.support_phone,
    chatUrl: support.chat_url,
    logo: null,
  };
}

/** Fills the pages, unless they say the same already. What fails is tried again soon. */
export async function tryRefreshSite({ env, database, logger }: Platform): Promise<void> {
  if (env.site === undefined) return;
  try {
    const folders = { built: builtFolder, site: env.site };
    if (await writeSite(folders, await loadSiteFacts(database))) logger.info('the pages are filled');
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
