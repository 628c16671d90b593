import { useParams } from 'react-router';

/** The profile the address names, or null when it names none. */
export function useProfileId(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
