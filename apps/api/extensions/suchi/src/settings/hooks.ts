import { defineHook } from '@directus/extensions-sdk';
import { usePlatform } from '../platform/platform.ts';
import { keepSite } from './site/keep-site.ts';

export default defineHook(({ action }, context) => {
  const platform = usePlatform(context);
  action('server.start', () => keepSite(platform));
});
