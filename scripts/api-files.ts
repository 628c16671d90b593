import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allContracts } from '../packages/contracts/src/all.ts';
import { contractPath } from '../packages/contracts/src/basics/index.ts';
import { buildOpenApi } from '../packages/contracts/src/open-api.ts';
import { readBootScript } from '../apps/web/scripts/boot-page.ts';
import { enginePaths } from '../apps/api/extensions/suchi/src/access/engine-paths.ts';

const root = path.resolve(import.meta.dirname, '..');
const forwarded = enginePaths.filter(({ isForwarded }) => isForwarded);

/** Probes are for the operator's own network. */
const isInternal = (group: string) => group === 'qe_health';

interface Location {
  path: string;
  methods: readonly string[];
  isStreamed?: boolean;
}

/** One `location` of nginx: this path, these methods. */
function locationOf({ path: allowed, methods, isStreamed = false }: Location): string {
  const match = allowed.includes(':')
    ? `~ ^${allowed.replaceAll(/:\w+/g, '[0-9A-Za-z_-]+')}$`
    : `= ${allowed}`;
  return [
    `location ${match} {`,
    `  limit_except ${methods.join(' ')} { deny all; }`,
    ...(isStreamed ? ['  proxy_request_buffering off;'] : []),
    '  proxy_pass http://suchi_api;',
    '}',
  ].join('\n');
}

function buildAllowedPaths(): string {
  const reachable = allContracts.filter(({ group }) => !isInternal(group));
  // Two contracts can share a path; nginx refuses a location that is there twice.
  const ours = [...Map.groupBy(reachable, contractPath)].map(([sharedPath, contracts]) => ({
    path: sharedPath,
    methods: contracts.map(({ method }) => method).toSorted(),
  }));
  const locations = [...ours, ...forwarded].toSorted((one, two) => (one.path < two.path ? -1 : 1));
  return `# Made by \`pnpm generate\` from the contracts and from engine-paths.ts. Do not edit.\n\n${locations
    .map(locationOf)
    .join('\n')}\n`;
}

/** Lets the content security policy allow one inline script: the one of the page. */
function buildBootScriptHash(): string {
  const hash = createHash('sha256').update(readBootScript()).digest('base64');
  return (
    `# Made by \`pnpm generate\` from apps/web/src/boot/boot.ts. Do not edit.\n\n` +
    `map "" $suchi_boot_script {\n  default "'sha256-${hash}'";\n}\n`
  );
}

/** What clients can call, for the site of the documents. It is made there, so that it cannot be stale. */
export const describeApi = () => buildOpenApi(forwarded);

/** The files that are made from the code, with what they should hold. */
export const apiFiles: Record<string, () => string> = {
  'ops/nginx/allowed-paths.conf': buildAllowedPaths,
  'ops/nginx/boot-script.conf': buildBootScriptHash,
};

/** The current content of such a file. */
export const readApiFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

if (import.meta.main) {
  for (const [file, build] of Object.entries(apiFiles)) writeFileSync(path.join(root, file), build());
}
