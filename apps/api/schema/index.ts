import { adminSetting } from './admin-setting.ts';
import type { CollectionDefinition } from './collection.ts';
import { directusUsers } from './directus-users.ts';
import { qdbMail } from './qdb-mail.ts';

/** The whole schema that is ours, in the order in which the Studio lists it. */
export const schema: CollectionDefinition[] = [directusUsers, adminSetting, qdbMail];
