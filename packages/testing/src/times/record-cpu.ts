import { afterAll } from 'vitest';
import { treeCpuSeconds } from './tree-cpu.ts';

declare module 'vitest' {
  interface TaskMeta {
    cpuSeconds?: number;
  }
}

/** A vitest setup file: the reporter of times gets the processor time of each file, its imports included. */
const before = treeCpuSeconds();

afterAll(({}, file) => {
  file.meta.cpuSeconds = treeCpuSeconds() - before;
});
