import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { renderRowTypes, rowTypesFile } from './row-types.ts';

const file = path.resolve(import.meta.dirname, '..', rowTypesFile);
const config = await resolveConfig(file);
writeFileSync(file, await format(renderRowTypes(), { ...config, parser: 'typescript' }));
