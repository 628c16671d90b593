import { oldColumns } from './0001-old-columns.ts';
import { searchVersions } from './0002-search-versions.ts';
import { olderPayments } from './0003-older-payments.ts';
import { profileAuthors } from './0004-profile-authors.ts';
import { searchOpen } from './0005-search-open.ts';
import { sectionKinds } from './0006-section-kinds.ts';
import { attendingEdition } from './0007-attending-edition.ts';
import { shownSince } from './0008-shown-since.ts';
import { keptConsents } from './0009-kept-consents.ts';
import { confirmedAt } from './0010-confirmed-at.ts';
import type { Migration } from './migration.ts';

/** All migrations, in the order in which they run. New ones go to the end. */
export const migrations: readonly Migration[] = [
  oldColumns,
  searchVersions,
  olderPayments,
  profileAuthors,
  searchOpen,
  sectionKinds,
  attendingEdition,
  shownSince,
  keptConsents,
  confirmedAt,
];
