import type { FileOutput } from '@suchi/contracts/basics';
import type { sharedPhotoContract } from '@suchi/contracts/biodata';
import { formatCalendarDate } from '@suchi/domain/basics';
import { fullName } from '@suchi/domain/profiles';
import type * as z from 'zod/mini';
import { weavePhoto } from '../../media/commands/weave-photo.ts';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call } from '../../platform/route.ts';
import { loadRecord } from '../../profiles/commands/load-record.ts';
import { openPhotoToken } from '../photo-token.ts';
import { findOpenLink } from '../repository/links.ts';

/** With the candidate's name and the day of the link woven into its foot, so that a copy says where it is from. */
export async function readSharedPhoto({
  input,
  platform,
  now,
}: Call<z.output<typeof sharedPhotoContract.input>, Caller>): Promise<FileOutput> {
  const { database, env } = platform;
  const id = openPhotoToken(env.acceptedSecrets, input.of, now);
  const link = id === null ? null : await findOpenLink(database, { id });
  const photo = link?.mainPhoto ?? null;
  if (link === null || photo === null) throw codedError('BIODATA_CLOSED');
  const record = await loadRecord(database, link.profile);
  const name = record === null ? '' : fullName({ ...record.form, middle_name: null });
  const content = await weavePhoto(platform, {
    photo,
    words: `${name} · ${formatCalendarDate(link.madeOn)}`,
  });
  if (content === null) throw codedError('BIODATA_CLOSED');
  return { name: 'photo.jpg', content };
}
