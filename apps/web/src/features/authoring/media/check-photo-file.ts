/** Why a chosen file is no photo for us. */
export type PhotoFileProblem = 'notPhoto' | 'heic' | 'unreadable';

const heicName = /\.hei[cf]$/i;

/** What can be said before decoding; a file whose type the system does not know may still be a photo. */
export function checkPhotoFile({ type, name }: Pick<File, 'type' | 'name'>): PhotoFileProblem | null {
  if (type === '' || type.startsWith('image/') || heicName.test(name)) return null;
  return 'notPhoto';
}

/** Why decoding failed: browsers other than Apple's do not know the format of Apple's phones. */
export function explainUnreadable({ type, name }: Pick<File, 'type' | 'name'>): PhotoFileProblem {
  return /^image\/hei[cf]/.test(type) || heicName.test(name) ? 'heic' : 'unreadable';
}
