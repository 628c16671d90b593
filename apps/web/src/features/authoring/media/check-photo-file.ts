export type PhotoFileProblem = 'notPhoto' | 'heic' | 'unreadable' | 'notLoaded';

const heicName = /\.hei[cf]$/i;

/** Before decoding. A file without a known type may still be a photo. */
export function checkPhotoFile({ type, name }: Pick<File, 'type' | 'name'>): PhotoFileProblem | null {
  if (type === '' || type.startsWith('image/') || heicName.test(name)) return null;
  return 'notPhoto';
}

/** Only Apple's browsers decode HEIC. */
export function explainUnreadable({ type, name }: Pick<File, 'type' | 'name'>): PhotoFileProblem {
  return /^image\/hei[cf]/.test(type) || heicName.test(name) ? 'heic' : 'unreadable';
}
