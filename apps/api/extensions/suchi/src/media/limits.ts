import { byAccount, byAddress, type RouteLimit } from '../platform/route.ts';

const hour = 60 * 60;

/** Decoding is the most expensive thing a member can request. */
export const photoUploads: RouteLimit = {
  rule: { name: 'photo-upload', times: 60, perSeconds: hour },
  subject: byAccount,
};

/** A waiting client polls every two seconds. */
export const photoStatusReads: RouteLimit = {
  rule: { name: 'photo-status', times: 2000, perSeconds: hour },
  subject: byAccount,
};

/** Each started upload may use 20 MB for a day. */
export const videoUploads: RouteLimit = {
  rule: { name: 'video-upload', times: 20, perSeconds: hour },
  subject: byAccount,
};

export const videoClaims: RouteLimit = {
  rule: { name: 'video-claim', times: 60, perSeconds: hour },
  subject: byAccount,
};

/** Wide: a list page has dozens of photos, and a whole mobile network can share one address. */
export const mediaByAddress: RouteLimit = {
  rule: { name: 'media-address', times: 10_000, perSeconds: 5 * 60 },
  subject: byAddress,
};
