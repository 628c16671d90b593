import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Scene } from '../fault.ts';

const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;
const fileOf = ({ fleet }: Scene) => join(fleet.folder, 'clock');
const setClock = (scene: Scene, offset: string) => {
  writeFileSync(fileOf(scene), offset);
  return Promise.resolve();
};

export const clockFaults: readonly Fault[] = [
  {
    name: 'clock-jumped',
    says: 'the clock of nodes, worker and PostgreSQL jumps an hour ahead, and back',
    needs: ['faketime'],
    async before(scene) {
      await setClock(scene, '+0');
      const variables = {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(scene),
        FAKETIME_NO_CACHE: '1',
        // Timers go on as they were: only the time of the day jumps.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      await scene.fleet.restartWith(variables);
      scene.fleet.postgres.pause();
      scene.fleet.postgres.resume(variables);
    },
    cause: (scene) => setClock(scene, '+3600'),
    cure: (scene) => setClock(scene, '+0'),
    async after({ fleet }) {
      fleet.postgres.pause();
      fleet.postgres.resume();
      await fleet.restartWith({});
    },
    seconds: 10,
    alert: { none: '`suchi doctor` compares the clock with a time server' },
    answersWithin: 10,
    recoversWithin: 20,
  },
];
