import { defineEndpoint } from '@directus/extensions-sdk';
import {
  adminSettingContract,
  changeEditionContract,
  changeLogoContract,
  changeSettingsContract,
  deleteNewsContract,
  officeNewsContract,
  officePostContract,
  publishNewsContract,
  readSettingsContract,
  removeLogoContract,
  saveNewsContract,
} from '@suchi/contracts/settings';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { changeLogo, removeLogo } from './commands/change-logo.ts';
import { changeEdition, changeSettings } from './commands/change-settings.ts';
import { deleteNews, listOfficeNews, publishNews, readOfficePost, saveNews } from './commands/office-news.ts';
import { readMemberSettings } from './commands/read-member-settings.ts';
import { readSettings } from './commands/read-settings.ts';
import { toLogoUrl } from './site/logo-files.ts';
import { tryRefreshSite } from './site/keep-site.ts';
import { presentOfficePost, presentOfficeNews, presentSettings } from './present-office.ts';

const hour = 60 * 60;
const reading = perAccount({ name: 'settings-read', times: 3000, perSeconds: hour });
/** Every page begins with it. */
const readingForMembers = perAccount({ name: 'member-settings', times: 6000, perSeconds: hour });
const changing = perAccount({ name: 'settings-change', times: 600, perSeconds: hour });
/** A draft is saved while it is typed. */
const saving = perAccount({ name: 'news-save', times: 3000, perSeconds: hour });

/** For admins, and the few settings that members' pages need. What visitors may read is in `endpoint.ts`. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountSettings(router, platform);
  mountRoute(router, platform, {
    contract: officeNewsContract,
    limits: [reading],
    reads: listOfficeNews,
    present: presentOfficeNews,
  });
  mountRoute(router, platform, {
    contract: officePostContract,
    limits: [reading],
    reads: readOfficePost,
    present: presentOfficePost,
  });
  mountRoute(router, platform, {
    contract: saveNewsContract,
    limits: [saving],
    writes: saveNews,
    present: presentOfficePost,
  });
  mountRoute(router, platform, {
    contract: publishNewsContract,
    limits: [changing],
    writes: publishNews,
    present: presentOfficePost,
  });
  mountRoute(router, platform, {
    contract: deleteNewsContract,
    limits: [changing],
    writes: deleteNews,
    present: ({ id }) => ({ id }),
  });
});

function mountSettings(router: Router, platform: Platform): void {
  const change = { limits: [changing], present: presentSettings };
  mountRoute(router, platform, {
    contract: adminSettingContract,
    limits: [readingForMembers],
    reads: readMemberSettings,
    present: (setting) => setting,
  });
  mountRoute(router, platform, {
    contract: readSettingsContract,
    limits: [reading],
    reads: readSettings,
    present: presentSettings,
  });
  mountRoute(router, platform, {
    contract: changeSettingsContract,
    limits: [changing],
    writes: changeSettings,
    present: async (facts) => {
      await tryRefreshSite(platform);
      return presentSettings(facts);
    },
  });
  mountRoute(router, platform, { ...change, contract: changeEditionContract, writes: changeEdition });
  const present = async (logo: string | null) => {
    await tryRefreshSite(platform);
    return { logo: logo === null ? null : toLogoUrl(logo) };
  };
  mountRoute(router, platform, {
    contract: changeLogoContract,
    limits: [changing],
    runs: changeLogo,
    present,
  });
  mountRoute(router, platform, {
    contract: removeLogoContract,
    limits: [changing],
    writes: removeLogo,
    present,
  });
}
