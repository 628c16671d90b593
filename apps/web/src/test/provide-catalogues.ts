import { provideCatalogues } from '../app/catalogues.ts';

provideCatalogues();
