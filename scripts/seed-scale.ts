// Creates the database `suchi_scale` for benchmarks. `pnpm seed:scale` makes a season of the back office: 20,000
// profiles, 50,000 accounts, 10,000 orders. `pnpm seed:scale 1000000` makes a community in the proportion of the demo's;
// `--users` and `--orders` change its accounts and orders, `--name` makes another database.
import { parseArgs } from 'node:util';
import { cloneDatabase } from '@suchi/testing';
import { fillScale, inProportion } from './fill-scale.ts';
import { runStep } from './run-step.ts';

const season = { profiles: 20_000, users: 50_000, orders: 10_000 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    users: { type: 'string' },
    orders: { type: 'string' },
    name: { type: 'string', default: 'suchi_scale' },
  },
});
const asked = positionals[0] === undefined ? season : inProportion(Number(positionals[0]));
const counts = {
  profiles: asked.profiles,
  users: Number(values.users ?? asked.users),
  orders: Number(values.orders ?? asked.orders),
};
if (
  !Object.values(counts).every((count) => Number.isInteger(count)) ||
  counts.profiles < 1 ||
  counts.users < counts.profiles
) {
  process.stderr.write('Say how many: pnpm seed:scale 20000 --users 50000 --orders 10000\n');
  process.exit(1);
}

if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const database = await cloneDatabase(values.name, { isDurable: true });
const startedAt = performance.now();
await fillScale(database, counts, (step) =>
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${step}\n`),
);
const { profiles, users, orders } = counts;
process.stdout.write(`${profiles} profiles, ${users} accounts, ${orders} orders in ${values.name}\n`);
