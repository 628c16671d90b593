import { soundKey } from '../text/index.ts';
import { nakshatras, rashis } from './moon-place.ts';
import type { Nakshatra, Rashi } from './moon-place.ts';

/**
 * How people write the names: in English letters, in Devanagari as in Marathi and in Hindi, in Gujarati. Spellings that
 * sound the same are written once.
 */
const rashiNames: Readonly<Record<Rashi, string>> = {
  mesha: 'Mesha, Mesh, मेष, મેષ',
  vrishabha: 'Vrishabha, Vrishabh, Vrushabh, Vrish, वृषभ, वृष, વૃષભ',
  mithuna: 'Mithuna, Mithun, मिथुन, મિથુન',
  karka: 'Karka, Kark, Karkata, Karkataka, कर्क, કર્ક',
  simha: 'Simha, Simh, Sinha, Sinh, Singh, सिंह, સિંહ',
  kanya: 'Kanya, कन्या, કન્યા',
  tula: 'Tula, Tul, तुला, तुळ, तूळ, તુલા',
  vrishchika: 'Vrishchika, Vrishchik, Vrushchik, Vruschik, वृश्चिक, વૃશ્ચિક',
  dhanu: 'Dhanu, Dhan, Dhanus, धनु, धनू, ધનુ, ધન',
  makara: 'Makara, Makar, मकर, મકર',
  kumbha: 'Kumbha, Kumbh, कुंभ, कुम्भ, કુંભ',
  meena: 'Meena, Meen, Min, मीन, મીન',
};

const nakshatraNames: Readonly<Record<Nakshatra, string>> = {
  ashwini: 'Ashwini, Aswini, Asvini, अश्विनी, અશ્વિની',
  bharani: 'Bharani, भरणी, ભરણી',
  krittika: 'Krittika, Kruttika, Kritika, कृत्तिका, कृतिका, કૃત્તિકા, કૃતિકા',
  rohini: 'Rohini, रोहिणी, રોહિણી',
  mrigashira:
    'Mrigashira, Mrigashirsha, Mrigasira, Mrigashirsh, Mrigshira, Mrug, Mruga, मृगशिरा, मृगशीर्ष, मृगशिर, मृग, મૃગશીર્ષ, મૃગશિરા',
  ardra: 'Ardra, Aardra, Arudra, आर्द्रा, આર્દ્રા',
  punarvasu: 'Punarvasu, पुनर्वसु, पुनर्वसू, પુનર્વસુ',
  pushya: 'Pushya, Pushyami, पुष्य, પુષ્ય',
  ashlesha: 'Ashlesha, Aslesha, आश्लेषा, अश्लेषा, આશ્લેષા, અશ્લેષા',
  magha: 'Magha, Makha, मघा, મઘા',
  purva_phalguni: 'Purva Phalguni, Purva, पूर्वा फाल्गुनी, पूर्वाफाल्गुनी, पूर्वा, પૂર્વા ફાલ્ગુની, પૂર્વા',
  uttara_phalguni:
    'Uttara Phalguni, Uttara, उत्तरा फाल्गुनी, उत्तराफाल्गुनी, उत्तरा, ઉત્તરા ફાલ્ગુની, ઉત્તરા',
  hasta: 'Hasta, Hast, हस्त, હસ્ત',
  chitra: 'Chitra, Chitta, चित्रा, ચિત્રા',
  swati: 'Swati, Svati, स्वाती, स्वाति, સ્વાતિ',
  vishakha: 'Vishakha, Visakha, विशाखा, વિશાખા',
  anuradha: 'Anuradha, अनुराधा, અનુરાધા',
  jyeshtha: 'Jyeshtha, Jyestha, Jyeshta, Jeshtha, ज्येष्ठा, જ્યેષ્ઠા',
  mula: 'Mula, Mul, Mool, मूळ, मूल, मुळ, મૂળ, મૂલ',
  purva_ashadha: 'Purva Ashadha, Purvashada, पूर्वाषाढा, पूर्वा षाढा, पूर्वाषाढ़ा, પૂર્વાષાઢા',
  uttara_ashadha: 'Uttara Ashadha, Uttarashada, उत्तराषाढा, उत्तरा षाढा, उत्तराषाढ़ा, ઉત્તરાષાઢા',
  shravana: 'Shravana, Shravan, Sravana, श्रवण, શ્રવણ',
  dhanishta: 'Dhanishta, Dhanishtha, Dhanista, धनिष्ठा, ધનિષ્ઠા',
  shatabhisha:
    'Shatabhisha, Shatataraka, Shatatara, Satabhisha, Shatbhishak, शतभिषा, शततारका, शतभिषक, શતભિષા, શતતારા',
  purva_bhadrapada:
    'Purva Bhadrapada, Purva Bhadra, पूर्वा भाद्रपदा, पूर्वाभाद्रपद, पूर्व भाद्रपद, પૂર્વા ભાદ્રપદ',
  uttara_bhadrapada:
    'Uttara Bhadrapada, Uttara Bhadra, उत्तरा भाद्रपदा, उत्तराभाद्रपद, उत्तर भाद्रपद, ઉત્તરા ભાદ્રપદ',
  revati: 'Revati, रेवती, રેવતી',
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
