// Prints where CI's time went, what passed only at the second try, and CI's last line. It is given the file in which
// `.ci/run` has noted its steps, and the seconds of the whole run.
import { readFileSync } from 'node:fs';
import { readTierTimes } from '@suchi/testing';
import { describeSteps, describeTier, readSteps, summarize } from './ci-times.ts';

/** Their reports must be there: a tier that did not run has proven nothing. */
const required = ['unit-kolkata', 'scripts', 'web', 'web-node', 'integration', 'fuzz', 'e2e'];

const steps = readSteps(readFileSync(process.argv[2] ?? '', 'utf8'));
const tiers = readTierTimes();
const { lines, isGreen } = summarize(tiers, { steps, required });
console.log([...tiers.map(describeTier), describeSteps(steps, Number(process.argv[3])), ...lines].join('\n'));
process.exitCode = isGreen ? 0 : 1;
