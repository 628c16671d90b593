import { useParams } from '../shared/router/hooks.ts';

/** The profile that a part of an address names, or null when it names none. */
export function parseProfileId(id = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The profile the address names, or null when it names none. */
export function useProfileId(): number | null {
  return parseProfileId(useParams()['id']);
}
