import { soundKey } from '../text/index.ts';
import { nakshatras, rashis } from './moon-place.ts';
import type { Nakshatra, Rashi } from './moon-place.ts';

/**
 * One spelling for each sound of a name. By its sound, a name is found in other spellings and in other scripts too: Mool,
 * मूळ and મૂળ are Mula.
 */
const rashiNames: Readonly<Record<Rashi, string>> = {
  mesha: 'Mesha',
  vrishabha: 'Vrishabha, Vrish',
  mithuna: 'Mithuna',
  karka: 'Karka, Karkata, Karkataka',
  simha: 'Simha, Sinha',
  kanya: 'Kanya',
  tula: 'Tula',
  vrishchika: 'Vrishchika',
  dhanu: 'Dhanu, Dhan, Dhanus',
  makara: 'Makara',
  kumbha: 'Kumbha',
  meena: 'Meena',
};

const nakshatraNames: Readonly<Record<Nakshatra, string>> = {
  ashwini: 'Ashwini',
  bharani: 'Bharani',
  krittika: 'Krittika',
  rohini: 'Rohini',
  mrigashira: 'Mrigashira, Mrigashirsha, Mrug',
  ardra: 'Ardra, Arudra',
  punarvasu: 'Punarvasu',
  pushya: 'Pushya, Pushyami',
  ashlesha: 'Ashlesha',
  magha: 'Magha, Makha',
  purva_phalguni: 'Purva Phalguni, Purva, पूर्वाफाल्गुनी',
  uttara_phalguni: 'Uttara Phalguni, Uttara, उत्तराफाल्गुनी',
  hasta: 'Hasta',
  chitra: 'Chitra, Chitta',
  swati: 'Swati',
  vishakha: 'Vishakha',
  anuradha: 'Anuradha',
  jyeshtha: 'Jyeshtha, Jeshtha',
  mula: 'Mula',
  purva_ashadha: 'Purva Ashadha, Purvashada, पूर्वा षाढा',
  uttara_ashadha: 'Uttara Ashadha, Uttarashada, उत्तरा षाढा',
  shravana: 'Shravana',
  dhanishta: 'Dhanishta',
  shatabhisha: 'Shatabhisha, Shatataraka, Shatatara, Shatbhishak',
  purva_bhadrapada: 'Purva Bhadrapada, Purva Bhadra, पूर्वाभाद्रपद',
  uttara_bhadrapada: 'Uttara Bhadrapada, Uttara Bhadra, उत्तराभाद्रपद',
  revati: 'Revati',
};

/** The sound without its spaces: Purvashadha is also written in two words. */
const keyOf = (name: string) => soundKey(name).replaceAll(' ', '');

function keysOf<Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): ReadonlyMap<string, Code> {
  return new Map(
    codes.flatMap((code) => names[code].split(', ').map((name) => [keyOf(name), code] as const)),
  );
}

const rashiKeys = keysOf(rashis, rashiNames);
const nakshatraKeys = keysOf(nakshatras, nakshatraNames);

/** The rashi of a name in English letters, Devanagari or Gujarati; null when it is none. */
export function findRashi(name: string): Rashi | null {
  return rashiKeys.get(keyOf(name)) ?? null;
}

/** The nakshatra of a name in English letters, Devanagari or Gujarati; null when it is none. */
export function findNakshatra(name: string): Nakshatra | null {
  return nakshatraKeys.get(keyOf(name)) ?? null;
}
