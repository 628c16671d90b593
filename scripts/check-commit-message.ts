import { readFileSync } from 'node:fs';
import { findMessageProblem } from './commit-message.ts';

const file = process.argv[2];
if (!file) throw new Error('Usage: node scripts/check-commit-message.ts <file with the message>');

const problem = findMessageProblem(readFileSync(file, 'utf8'));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
