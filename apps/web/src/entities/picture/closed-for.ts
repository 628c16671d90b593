/** For `PictureImage`. A server of the release before does not say it. */
export const closedFor = (
  { is_photo_closed: isClosed = false }: { is_photo_closed?: boolean | undefined },
  name: string,
): string | undefined => (isClosed ? name : undefined);
