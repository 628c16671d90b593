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

export default { plugins: [keepOutside] };
