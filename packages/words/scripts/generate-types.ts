/** Run by `pnpm generate`. */
import { writeFileSync } from 'node:fs';
import { catalogueTypesFile, writeCatalogueTypes } from '../src/files/catalogue-types.ts';

writeFileSync(catalogueTypesFile, writeCatalogueTypes());
