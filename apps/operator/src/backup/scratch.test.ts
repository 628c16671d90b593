import { describe, expect, it } from 'vitest';
import { ProgramFailed } from '../run-program.ts';
import { explainFullDisk } from './scratch.ts';

describe('a full disk', () => {
  it.each([
    [
      new ProgramFailed('pg_dump', 1, 'pg_dump: error: could not write: No space left on device'),
      '/srv/scratch',
    ],
    [new Error('ENOSPC: no space left on device, write'), '/srv/scratch'],
    [
      new ProgramFailed(
        'pg_restore',
        1,
        'error: could not extend file "base/16/24": No space left on device',
      ),
      'the database of PostgreSQL',
    ],
  ])('is named: %s', (error, place) => {
    expect(explainFullDisk(error, '/srv/scratch')?.message).toBe(`The disk with ${place} is full.`);
  });

  it('is not the reason of everything', () => {
    expect(explainFullDisk(new Error('out of memory'), '/srv/scratch')).toBeNull();
  });
});
