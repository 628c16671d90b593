import { byAccount, byAddress, type RouteLimit } from '../platform/route.ts';

const hour = 60 * 60;

/** Decoding is the most expensive thing a member can request. */
export const photoUploads: RouteLimit = {
  rule: { name: 'photo-upload', times: 60, perSeconds: hour },
  subject: byAccount,
};

/** A waiting photo's place is read every two seconds. */
export const photoStatusReads: RouteLimit = {
  rule: { name: 'photo-status', times: 2000, perSeconds: hour },
  subject: byAccount,
};

/** Each begun upload may leave 20 MB lying for a day. */
export const videoUploads: RouteLimit = {
  rule: { name: 'video-upload', times: 20, perSeconds: hour },
  subject: byAccount,
};

export const videoClaims: RouteLimit = {
  rule: { name: 'video-claim', times: 60, perSeconds: hour },
  subject: byAccount,
};

/** Wide: a page of a list has dozens of photos, and one mobile network can stand behind one address. */
export const mediaByAddress: RouteLimit = {
  rule: { name: 'media-address', times: 10_000, perSeconds: 5 * 60 },
  subject: byAddress,
};
