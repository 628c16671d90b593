import type { Platform } from '../../platform/platform.ts';
import { tryRefreshSite } from '../site/keep-site.ts';

/** For another room that has changed what the pages say. */
export const refreshSite = (platform: Platform): Promise<void> => tryRefreshSite(platform);
