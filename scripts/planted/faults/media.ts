import { inArea } from '../fault.ts';
import { integration, server } from './paths.ts';

export const mediaFaults = inArea('media', [
  {
    name: 'the address of a small photo opens the large one',
    says: 'Who copies the address of a thumbnail gets the photo in print size.',
    file: `${server}/media/sign.ts`,
    find: 'JSON.stringify([subject.kind, variant, subject.fileId, viewer, expiry])',
    replace: 'JSON.stringify([subject.kind, subject.fileId, viewer, expiry])',
    proof: { tier: 'rules', files: [`${server}/media/sign.test.ts`] },
  },
  {
    name: 'photos lie on their side',
    says: 'Portraits from many phones are shown and printed turned by a quarter.',
    file: `${server}/media/clean-photo.ts`,
    find: '    .autoOrient()\n',
    replace: '',
    proof: { tier: 'integration', files: integration('media') },
  },
  {
    name: 'photos stay open to who was blocked',
    says: 'A man who was blocked by a family still loads its photos by an address that he kept.',
    file: `${server}/media/repository.ts`,
    find: 'where b.directus_users_id = f.uploaded_by and b.qd_matrimonial_profile_id = reader.id) as is_blocked',
    replace: 'where b.directus_users_id = v.id and b.qd_matrimonial_profile_id = reader.id) as is_blocked',
    proof: { tier: 'integration', files: integration('media-access') },
  },
  {
    name: 'photos under review are deleted',
    says: 'The new photo of a family is gone before the committee has seen it.',
    file: `${server}/media/repository.ts`,
    find: '    .whereRaw(`f.id::text not in (${revisedFiles})`);',
    replace: '    .whereNotNull(`f.id`);',
    proof: { tier: 'integration', files: integration('media-videos') },
  },
]);
