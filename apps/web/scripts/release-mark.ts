import type { Plugin } from 'vite';
import { describeRelease } from '../../../scripts/release.ts';

/**
 * Writes the release into the page. In a script it would change the names of files that are otherwise the same, and
 * phones would load them again.
 */
export function releaseMark(): Plugin {
  return {
    name: 'suchi:release-mark',
    apply: 'build',
    transformIndexHtml() {
      const { version, revision } = describeRelease();
      const attrs = { name: 'suchi-release', content: `${version} (${revision})` };
      return [{ tag: 'meta', attrs, injectTo: 'head' }];
    },
  };
}
