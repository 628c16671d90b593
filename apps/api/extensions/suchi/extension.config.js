import { describeRelease } from '../../../../scripts/release.ts';

// Packages from the registry stay outside the bundle and are found in node_modules at run time: several of
// them (pg, ioredis, pino) load parts of themselves by name, which bundling breaks. Workspace packages, which
// are TypeScript source, are bundled.
const keepOutside = {
  name: 'keep-registry-packages-outside',
  resolveId(source) {
    const isPackage =
      /^(@[\w-]+\/)?[\w-]/.test(source) && !source.startsWith('@suchi/') && !source.startsWith('src/');
    return isPackage && !source.endsWith('entrypoint') ? { id: source, external: true } : null;
  },
};

// The worker and the operator's command, which run from source, read it too.
const writeRelease = {
  name: 'write-release',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'release.json',
      source: `${JSON.stringify(describeRelease())}\n`,
    });
  },
};

export default { plugins: [keepOutside, writeRelease] };
