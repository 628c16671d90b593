import { describe, expect, it } from 'vitest';
import { findNakshatra, findRashi } from './moon-names.ts';
import { nakshatras, rashis } from './moon-place.ts';

/** As printed on a patrika: in Marathi, in Hindi, in Gujarati. */
const rashiNames = [
  ['मेष', 'मेष', 'મેષ'],
  ['वृषभ', 'वृषभ', 'વૃષભ'],
  ['मिथुन', 'मिथुन', 'મિથુન'],
  ['कर्क', 'कर्क', 'કર્ક'],
  ['सिंह', 'सिंह', 'સિંહ'],
  ['कन्या', 'कन्या', 'કન્યા'],
  ['तूळ', 'तुला', 'તુલા'],
  ['वृश्चिक', 'वृश्चिक', 'વૃશ્ચિક'],
  ['धनु', 'धनु', 'ધન'],
  ['मकर', 'मकर', 'મકર'],
  ['कुंभ', 'कुम्भ', 'કુંભ'],
  ['मीन', 'मीन', 'મીન'],
];
const nakshatraNames = [
  ['अश्विनी', 'अश्विनी', 'અશ્વિની'],
  ['भरणी', 'भरणी', 'ભરણી'],
  ['कृत्तिका', 'कृत्तिका', 'કૃત્તિકા'],
  ['रोहिणी', 'रोहिणी', 'રોહિણી'],
  ['मृग', 'मृगशिरा', 'મૃગશીર્ષ'],
  ['आर्द्रा', 'आर्द्रा', 'આર્દ્રા'],
  ['पुनर्वसू', 'पुनर्वसु', 'પુનર્વસુ'],
  ['पुष्य', 'पुष्य', 'પુષ્ય'],
  ['आश्लेषा', 'अश्लेषा', 'આશ્લેષા'],
  ['मघा', 'मघा', 'મઘા'],
  ['पूर्वा फाल्गुनी', 'पूर्वाफाल्गुनी', 'પૂર્વા ફાલ્ગુની'],
  ['उत्तरा फाल्गुनी', 'उत्तराफाल्गुनी', 'ઉત્તરા ફાલ્ગુની'],
  ['हस्त', 'हस्त', 'હસ્ત'],
  ['चित्रा', 'चित्रा', 'ચિત્રા'],
  ['स्वाती', 'स्वाति', 'સ્વાતિ'],
  ['विशाखा', 'विशाखा', 'વિશાખા'],
  ['अनुराधा', 'अनुराधा', 'અનુરાધા'],
  ['ज्येष्ठा', 'ज्येष्ठा', 'જ્યેષ્ઠા'],
  ['मूळ', 'मूल', 'મૂળ'],
  ['पूर्वाषाढा', 'पूर्वाषाढ़ा', 'પૂર્વાષાઢા'],
  ['उत्तराषाढा', 'उत्तराषाढ़ा', 'ઉત્તરાષાઢા'],
  ['श्रवण', 'श्रवण', 'શ્રવણ'],
  ['धनिष्ठा', 'धनिष्ठा', 'ધનિષ્ઠા'],
  ['शततारका', 'शतभिषा', 'શતભિષા'],
  ['पूर्वा भाद्रपदा', 'पूर्वभाद्रपद', 'પૂર્વાભાદ્રપદ'],
  ['उत्तरा भाद्रपदा', 'उत्तरभाद्रपद', 'ઉત્તરાભાદ્રપદ'],
  ['रेवती', 'रेवती', 'રેવતી'],
];

describe('the name of a rashi', () => {
  it.each(rashis.map((rashi, index) => [rashi, rashiNames[index] ?? []] as const))(
    '%s is found in each script',
    (rashi, names) => {
      expect([rashi, ...names].map(findRashi)).toEqual([rashi, rashi, rashi, rashi]);
    },
  );

  it.each([
    ['Dhan', 'dhanu'],
    ['Vrishchik', 'vrishchika'],
    ['VRUSHABH', 'vrishabha'],
    [' Tul ', 'tula'],
    ['Singh', 'simha'],
    ['Makar', 'makara'],
    ['Meen', 'meena'],
    ['Min', 'meena'],
    ['Kumbh', 'kumbha'],
    ['Kark', 'karka'],
  ])('%s is %s', (name, rashi) => {
    expect(findRashi(name)).toBe(rashi);
  });

  it.each(['', ' ', '?', 'Taurus', 'Rohini', 'Tulsi', 'Mesh Mithun', '12'])('is not "%s"', (name) => {
    expect(findRashi(name)).toBeNull();
  });
});

describe('the name of a nakshatra', () => {
  it.each(nakshatras.map((nakshatra, index) => [nakshatra, nakshatraNames[index] ?? []] as const))(
    '%s is found in each script',
    (nakshatra, names) => {
      const written = nakshatra.replace('_', ' ');
      expect([written, ...names].map(findNakshatra)).toEqual([nakshatra, nakshatra, nakshatra, nakshatra]);
    },
  );

  it.each([
    ['Mrug', 'mrigashira'],
    ['Mrigashirsha', 'mrigashira'],
    ['Aardra', 'ardra'],
    ['Purva', 'purva_phalguni'],
    ['Uttara', 'uttara_phalguni'],
    ['Poorva Phalguni', 'purva_phalguni'],
    ['Shatataraka', 'shatabhisha'],
    ['Shatbhisha', 'shatabhisha'],
    ['Mool', 'mula'],
    ['Purvashadha', 'purva_ashadha'],
    ['Uttarashadha', 'uttara_ashadha'],
    ['UttaraBhadrapada', 'uttara_bhadrapada'],
    ['Purva-Bhadrapada', 'purva_bhadrapada'],
    ['Jyestha', 'jyeshtha'],
    ['Svati', 'swati'],
    ['Kruttika', 'krittika'],
  ])('%s is %s', (name, nakshatra) => {
    expect(findNakshatra(name)).toBe(nakshatra);
  });

  it.each(['', '?', 'Ashadha', 'Phalguni', 'Abhijit', 'Mesha', 'Purva Purva'])('is not "%s"', (name) => {
    expect(findNakshatra(name)).toBeNull();
  });
});
