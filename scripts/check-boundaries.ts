import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const rooms = ['apps', 'packages', 'e2e', 'scripts'];
/** Folders that always have code. If none is found there, the check did not work and must not pass. */
const neverEmpty = [
  'apps/web/src/',
  'apps/api/extensions/suchi/src/',
  'apps/operator/src/',
  'packages/book/src/',
  'packages/contracts/src/',
  'packages/domain/src/',
];

const options = await extractOptions('./.dependency-cruiser.cjs');
const tsConfig = extractTsConfig('./tsconfig.json');
const { output } = await cruise(rooms, options, {}, { tsConfig });
if (typeof output === 'string') throw new Error(output);

const seen = output.modules.map(({ source }) => source);
const blind = neverEmpty.filter((room) => !seen.some((source) => source.startsWith(room)));
for (const room of blind) console.log(`no modules were read in ${room}: is TypeScript's JS API missing?`);

const { violations, totalCruised, totalDependenciesCruised } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [...new Set([from, to])];
  const comment = options.ruleSet?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '';
  console.log(`${rule.name}: ${way.join(' → ')}\n  ${comment}\n`);
}
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} violations`);
if (blind.length > 0 || violations.length > 0) process.exitCode = 1;
