import { loadMessages } from '../shared/i18n/messages.ts';
import { provideCatalogues } from '../app/catalogues.ts';

provideCatalogues();
const { provideOfficeCatalogues } = await import('../app/admin/office-catalogues.ts');
provideOfficeCatalogues();
await loadMessages(['errors']);
