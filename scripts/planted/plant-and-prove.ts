import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build, build, buildClean, buildsOf, type Copy } from './copy.ts';
import { type AreaFault, plant, type Proof, type Tier } from './fault.ts';
import { runProof, type Verdict } from './proof.ts';
import type { FaultResult, Outcome } from './results.ts';

/** What a tier runs on. The other tiers read the sources. */
const neededBy: Partial<Record<Tier, Build[]>> = { integration: ['extension'], e2e: ['extension', 'web'] };

async function prepareClean(copy: Copy, tier: Tier): Promise<void> {
  for (const which of neededBy[tier] ?? []) await buildClean(copy, which);
}

/** Plants one fault, runs its proof and puts the file back. */
export async function plantAndProve(copy: Copy, fault: AreaFault): Promise<FaultResult> {
  const startedAt = performance.now();
  const { outcome, by } = await judge(copy, fault);
  const { name, area, proof } = fault;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { name, area, tier: proof.tier, outcome, by, seconds };
}

async function judge(copy: Copy, fault: AreaFault): Promise<{ outcome: Outcome; by: string }> {
  const file = join(copy.folder, fault.file);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const changed = plant(source, fault);
  if (changed === null) return { outcome: 'missed', by: 'does not apply: the list has to follow the code' };
  const { tier } = fault.proof;
  await prepareClean(copy, tier);
  writeFileSync(file, changed);
  try {
    for (const which of buildsOf(fault.file)) if (neededBy[tier]?.includes(which)) await build(copy, which);
    return readVerdict(await runProof(copy.folder, fault.proof));
  } catch (error) {
    return { outcome: 'missed', by: `could not be built: ${(error as Error).message.slice(0, 300)}` };
  } finally {
    writeFileSync(file, source);
  }
}

/** Red without a failed test is a broken run, not a fault that was found. */
const readVerdict = ({ failed, says }: Verdict): { outcome: Outcome; by: string } => ({
  outcome: failed > 0 ? 'found' : 'missed',
  by: says,
});

/** Proofs that run in one command. */
function groupProofs(faults: readonly AreaFault[]): Proof[] {
  const groups = new Map<string, Proof>();
  for (const { proof } of faults) {
    const key = [proof.tier, proof.project, proof.grep].join(' ');
    const files = new Set([...(groups.get(key)?.files ?? []), ...proof.files]);
    groups.set(key, { ...proof, files: [...files].toSorted() });
  }
  return [...groups.values()];
}

const keyOf = ({ tier, project, grep }: Proof, file: string) => [tier, project, grep, file].join(' ');

/** Without a fault all proofs are green; otherwise red would say nothing. A kept copy remembers what it has seen. */
export async function requireGreen(copy: Copy, faults: readonly AreaFault[]): Promise<void> {
  const memory = join(copy.folder, 'node_modules/.cache/suchi-planted', copy.commit, 'green.json');
  const known = existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as string[]) : [];
  for (const group of groupProofs(faults)) {
    const files = group.files.filter((file) => !known.includes(keyOf(group, file)));
    if (files.length === 0) continue;
    process.stdout.write(`without a fault: ${group.tier} ${files.join(' ')}\n`);
    await prepareClean(copy, group.tier);
    const { passed, failed, says } = await runProof(copy.folder, { ...group, files });
    if (failed > 0 || passed === 0) throw new Error(`not green without a fault (${group.tier}): ${says}`);
    known.push(...files.map((file) => keyOf(group, file)));
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify(known));
  }
}
