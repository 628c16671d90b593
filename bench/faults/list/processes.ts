// Processes of ours that end.
import { execFileSync } from 'node:child_process';
import { waitUntil } from '@suchi/testing';
import type { Fault, Scene } from '../fault.ts';

const nodeOf = ({ fleet }: Scene, index: 0 | 1) => {
  const node = fleet.nodes[index];
  if (!node) throw new Error('there is no such node');
  return node;
};

const startsAgain = (scene: Scene, what: 'node' | 'worker') => {
  const supervised = what === 'node' ? nodeOf(scene, 0) : scene.fleet.worker;
  const before = supervised.restarts();
  return waitUntil(`the ${what} to be started again`, async () => supervised.restarts() > before);
};

const restartIsQuick = { none: 'it runs again before the two or five minutes of NodeDown and NoWorker' };
const nothing = () => Promise.resolve();

/** The processes that decode photos. */
function listDecoders({ fleet }: Scene): number[] {
  const parents = fleet.nodes.map((node) => String(node.current().pid));
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent = '', ...words]) =>
        parents.includes(parent) && words.some((word) => /photo-process/.test(word)),
    )
    .map(([pid]) => Number(pid));
}

/** Fills the heap from inside when told to, which is what a request that needs too much memory does. */
const heapFiller = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2',()=>{const all=[];for(;;)all.push(new Array(1e5).fill({}))})`,
)}`;

export const processFaults: readonly Fault[] = [
  {
    name: 'node-killed',
    says: 'kill -9 of one of two nodes',
    isShort: true,
    async cause(scene) {
      const again = startsAgain(scene, 'node');
      await nodeOf(scene, 0).current().kill();
      await again;
    },
    cure: ({ fleet }) => fleet.waitUntilReady(),
    seconds: 1,
    alert: restartIsQuick,
    answersWithin: 10,
    recoversWithin: 10,
  },
  {
    name: 'worker-killed',
    says: 'kill -9 of the worker',
    cutsMails: true,
    async cause(scene) {
      const again = startsAgain(scene, 'worker');
      await scene.fleet.worker.current().kill();
      await again;
    },
    cure: nothing,
    seconds: 1,
    alert: restartIsQuick,
    answersWithin: 10,
    recoversWithin: 10,
  },
  {
    name: 'photo-killed',
    says: 'kill -9 of the processes that decode photos',
    async cause(scene) {
      for (let time = 0; time < 3; time += 1) {
        const decoders = await waitUntil('a photo to be decoded', async () => {
          const found = listDecoders(scene);
          return found.length > 0 && found;
        });
        for (const pid of decoders) process.kill(pid, 'SIGKILL');
      }
    },
    cure: nothing,
    seconds: 2,
    alert: { none: 'the next photo has a new process' },
    answersWithin: 25,
    recoversWithin: 10,
  },
  {
    name: 'node-off',
    says: 'one of two nodes is off and stays off',
    cause: (scene) => nodeOf(scene, 0).switchOff(),
    cure: (scene) => nodeOf(scene, 0).switchOn(),
    seconds: 5,
    alert: 'NodeDown',
    answersWithin: 10,
    recoversWithin: 30,
  },
  {
    name: 'nodes-off',
    says: 'no node runs',
    cause: async ({ fleet }) => {
      await Promise.all(fleet.nodes.map((node) => node.switchOff()));
    },
    cure: async ({ fleet }) => {
      await Promise.all(fleet.nodes.map((node) => node.switchOn()));
    },
    seconds: 5,
    alert: 'NoNode',
    answersWithin: 10,
    recoversWithin: 60,
  },
  {
    name: 'worker-off',
    says: 'no worker runs',
    cause: ({ fleet }) => fleet.worker.switchOff(),
    cure: ({ fleet }) => fleet.worker.switchOn(),
    seconds: 5,
    alert: 'NoWorker',
    answersWithin: 10,
    recoversWithin: 30,
  },
  {
    name: 'node-out-of-memory',
    says: 'a node has used all of its memory',
    before: ({ fleet }) =>
      fleet.restartWith({ NODE_OPTIONS: `--max-old-space-size=320 --import=${heapFiller}` }),
    async cause(scene) {
      const again = startsAgain(scene, 'node');
      process.kill(nodeOf(scene, 0).current().pid, 'SIGUSR2');
      await again;
    },
    cure: ({ fleet }) => fleet.waitUntilReady(),
    after: ({ fleet }) => fleet.restartWith({}),
    seconds: 1,
    alert: restartIsQuick,
    answersWithin: 20,
    recoversWithin: 10,
    async audit({ fleet }) {
      const logs = fleet.nodes.map((node) => node.current().log()).join('\n');
      const found = Number(/heap out of memory/.test(logs));
      return [{ what: 'ends for want of memory in the log', expected: 1, found }];
    },
  },
];
