import { describe, expect, it } from 'vitest';
import { allContracts } from '../packages/contracts/src/all.ts';
import { contractPath } from '../packages/contracts/src/basics/index.ts';
import { apiFiles, describeApi, readApiFile } from './api-files.ts';

describe('files made from the contracts', () => {
  it.each(Object.keys(apiFiles))('%s is up to date; if not, run `pnpm generate`', (file) => {
    expect(readApiFile(file)).toBe(apiFiles[file]?.());
  });

  it('have each location once, because nginx refuses to start otherwise', () => {
    const locations = readApiFile('ops/nginx/allowed-paths.conf').match(/^location .*$/gm) ?? [];
    expect(locations).toEqual([...new Set(locations)]);
  });

  it('leave the probes inside', () => {
    expect(readApiFile('ops/nginx/allowed-paths.conf')).not.toContain('qe_health');
  });

  it('let a browser keep the same answers as the contracts, and for as long', () => {
    const declared = allContracts.flatMap((contract) =>
      contract.publicForSeconds === undefined
        ? []
        : [`${contractPath(contract)} ${contract.publicForSeconds}`],
    );
    const inProxy = readApiFile('ops/nginx/suchi.conf.template').matchAll(
      /~\^200(\/qe_[\w/]+)\$ "public, max-age=(\d+)"/g,
    );
    expect([...inProxy].map(([, path, seconds]) => `${path} ${seconds}`)).toEqual(declared);
  });
});

describe('the OpenAPI document', () => {
  const document = describeApi() as unknown as {
    paths: Record<string, Record<string, { tags: string[] }>>;
    components: { schemas: object };
  };

  it('describes each contract once and nothing else of ours', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { tags }]) => !tags.includes('engine'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    const declared = allContracts.map((contract) => `${contract.method} ${contractPath(contract)}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('refers only to schemas that it has', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...references].map(([, name = '']) => name));
    expect([...names].filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(names.size).toBeGreaterThan(0);
  });
});
