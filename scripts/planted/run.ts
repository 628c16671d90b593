// `pnpm test:planted`: plants one small fault at a time in a copy of the project and runs the tests that should find
// it. They must turn red. `pnpm test:planted money hall`: these areas or names. `--at REV`: in the tests of an older
// commit. `--tier e2e`: only those. `--in FOLDER`: keeps the copy there, so that several runs share it. `--resume`: only
// what was not found yet at this commit. `--list`.
import { parseArgs } from 'node:util';
import { type Copy, openCopy } from './copy.ts';
import { areas, type AreaFault, tiers } from './fault.ts';
import { faults } from './faults/index.ts';
import { plantAndProve, requireGreen } from './plant-and-prove.ts';
import { locateProof } from './proof.ts';
import { countResults, type FaultResult, describeResults, readResults, saveResults } from './results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'HEAD' },
    tier: { type: 'string', multiple: true },
    in: { type: 'string' },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

function chooseFaults(): AreaFault[] {
  const known = new Set<string>([...areas, ...faults.map(({ name }) => name)]);
  const unknown = [
    ...positionals.filter((each) => !known.has(each)),
    ...(values.tier ?? []).filter((each) => !tiers.some((tier) => tier === each)),
  ];
  if (unknown.length > 0) throw new Error(`no such area, fault or tier: ${unknown.join(', ')}`);
  return faults
    .filter(
      ({ name, area }) =>
        positionals.length === 0 || positionals.includes(name) || positionals.includes(area),
    )
    .filter(({ proof }) => values.tier === undefined || values.tier.includes(proof.tier))
    .toSorted((a, b) => tiers.indexOf(a.proof.tier) - tiers.indexOf(b.proof.tier));
}

async function run(copy: Copy, all: readonly AreaFault[]): Promise<FaultResult[]> {
  const known = values.resume
    ? readResults(copy.commit).filter(
        ({ name, outcome }) => outcome === 'found' && all.some((fault) => fault.name === name),
      )
    : [];
  const open = all.filter(({ name }) => !known.some((result) => result.name === name));
  const chosen = open.map((fault) => ({ ...fault, proof: locateProof(copy.folder, fault.proof) }));
  await requireGreen(copy, chosen);
  const results: FaultResult[] = [...known];
  for (const fault of chosen) {
    const result = await plantAndProve(copy, fault);
    process.stdout.write(
      `${result.outcome.padEnd(7)} ${String(result.seconds).padStart(4)} s  ${fault.name}: ${result.by}\n`,
    );
    results.push(result);
    saveResults(copy.commit, results);
  }
  return results;
}

const chosen = chooseFaults();
if (values.list) {
  for (const { area, name, says, proof } of chosen)
    process.stdout.write(`${area} · ${name} (${proof.tier}): ${says}\n`);
} else {
  const copy = await openCopy(values.at, values.in ?? null);
  try {
    const results = await run(copy, chosen);
    process.stdout.write(`\n${describeResults(results)}\n`);
    const { found, missed } = countResults(results);
    process.stdout.write(`planted: ${found} found, ${missed} missed\n`);
    process.exitCode = missed === 0 && found > 0 ? 0 : 1;
  } finally {
    copy.close();
  }
}
