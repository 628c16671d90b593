import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes which source files ended up in which chunk, so that the budget check looks at facts, not at names. */
export function listChunkModules(): Plugin {
  let root = process.cwd();
  return {
    name: 'suchi:list-chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunkModules: Record<string, string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunkModules[output.fileName] = Object.keys(output.modules).map((id) => relative(root, id));
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunk-modules.json',
        source: JSON.stringify(chunkModules, null, 1),
      });
    },
  };
}
