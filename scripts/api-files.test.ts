import { describe, expect, it } from 'vitest';
import { apiFiles, readApiFile } from './api-files.ts';

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
});
