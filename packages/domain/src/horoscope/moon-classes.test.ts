import { describe, expect, it } from 'vitest';
import { classesOf } from './moon-classes.ts';
import { allMoonPlaces, moonPlaces } from './moon-place.ts';

/** Number, nakshatra, pada, rashi, lord, varna, vashya (two where it changes inside the pada), yoni, gana, nadi. */
const rows = [
  '1 ashwini 1 mesha mars kshatriya chatushpada horse deva adi',
  '2 ashwini 2 mesha mars kshatriya chatushpada horse deva adi',
  '3 ashwini 3 mesha mars kshatriya chatushpada horse deva adi',
  '4 ashwini 4 mesha mars kshatriya chatushpada horse deva adi',
  '5 bharani 1 mesha mars kshatriya chatushpada elephant manushya madhya',
  '6 bharani 2 mesha mars kshatriya chatushpada elephant manushya madhya',
  '7 bharani 3 mesha mars kshatriya chatushpada elephant manushya madhya',
  '8 bharani 4 mesha mars kshatriya chatushpada elephant manushya madhya',
  '9 krittika 1 mesha mars kshatriya chatushpada sheep rakshasa antya',
  '10 krittika 2 vrishabha venus vaishya chatushpada sheep rakshasa antya',
  '11 krittika 3 vrishabha venus vaishya chatushpada sheep rakshasa antya',
  '12 krittika 4 vrishabha venus vaishya chatushpada sheep rakshasa antya',
  '13 rohini 1 vrishabha venus vaishya chatushpada serpent manushya antya',
  '14 rohini 2 vrishabha venus vaishya chatushpada serpent manushya antya',
  '15 rohini 3 vrishabha venus vaishya chatushpada serpent manushya antya',
  '16 rohini 4 vrishabha venus vaishya chatushpada serpent manushya antya',
  '17 mrigashira 1 vrishabha venus vaishya chatushpada serpent deva madhya',
  '18 mrigashira 2 vrishabha venus vaishya chatushpada serpent deva madhya',
  '19 mrigashira 3 mithuna mercury shudra manava serpent deva madhya',
  '20 mrigashira 4 mithuna mercury shudra manava serpent deva madhya',
  '21 ardra 1 mithuna mercury shudra manava dog manushya adi',
  '22 ardra 2 mithuna mercury shudra manava dog manushya adi',
  '23 ardra 3 mithuna mercury shudra manava dog manushya adi',
  '24 ardra 4 mithuna mercury shudra manava dog manushya adi',
  '25 punarvasu 1 mithuna mercury shudra manava cat deva adi',
  '26 punarvasu 2 mithuna mercury shudra manava cat deva adi',
  '27 punarvasu 3 mithuna mercury shudra manava cat deva adi',
  '28 punarvasu 4 karka moon brahmin jalachara cat deva adi',
  '29 pushya 1 karka moon brahmin jalachara sheep deva madhya',
  '30 pushya 2 karka moon brahmin jalachara sheep deva madhya',
  '31 pushya 3 karka moon brahmin jalachara sheep deva madhya',
  '32 pushya 4 karka moon brahmin jalachara sheep deva madhya',
  '33 ashlesha 1 karka moon brahmin jalachara cat rakshasa antya',
  '34 ashlesha 2 karka moon brahmin jalachara cat rakshasa antya',
  '35 ashlesha 3 karka moon brahmin jalachara cat rakshasa antya',
  '36 ashlesha 4 karka moon brahmin jalachara cat rakshasa antya',
  '37 magha 1 simha sun kshatriya vanachara rat rakshasa antya',
  '38 magha 2 simha sun kshatriya vanachara rat rakshasa antya',
  '39 magha 3 simha sun kshatriya vanachara rat rakshasa antya',
  '40 magha 4 simha sun kshatriya vanachara rat rakshasa antya',
  '41 purva_phalguni 1 simha sun kshatriya vanachara rat manushya madhya',
  '42 purva_phalguni 2 simha sun kshatriya vanachara rat manushya madhya',
  '43 purva_phalguni 3 simha sun kshatriya vanachara rat manushya madhya',
  '44 purva_phalguni 4 simha sun kshatriya vanachara rat manushya madhya',
  '45 uttara_phalguni 1 simha sun kshatriya vanachara cow manushya adi',
  '46 uttara_phalguni 2 kanya mercury vaishya manava cow manushya adi',
  '47 uttara_phalguni 3 kanya mercury vaishya manava cow manushya adi',
  '48 uttara_phalguni 4 kanya mercury vaishya manava cow manushya adi',
  '49 hasta 1 kanya mercury vaishya manava buffalo deva adi',
  '50 hasta 2 kanya mercury vaishya manava buffalo deva adi',
  '51 hasta 3 kanya mercury vaishya manava buffalo deva adi',
  '52 hasta 4 kanya mercury vaishya manava buffalo deva adi',
  '53 chitra 1 kanya mercury vaishya manava tiger rakshasa madhya',
  '54 chitra 2 kanya mercury vaishya manava tiger rakshasa madhya',
  '55 chitra 3 tula venus shudra manava tiger rakshasa madhya',
  '56 chitra 4 tula venus shudra manava tiger rakshasa madhya',
  '57 swati 1 tula venus shudra manava buffalo deva antya',
  '58 swati 2 tula venus shudra manava buffalo deva antya',
  '59 swati 3 tula venus shudra manava buffalo deva antya',
  '60 swati 4 tula venus shudra manava buffalo deva antya',
  '61 vishakha 1 tula venus shudra manava tiger rakshasa antya',
  '62 vishakha 2 tula venus shudra manava tiger rakshasa antya',
  '63 vishakha 3 tula venus shudra manava tiger rakshasa antya',
  '64 vishakha 4 vrishchika mars brahmin keeta tiger rakshasa antya',
  '65 anuradha 1 vrishchika mars brahmin keeta deer deva madhya',
  '66 anuradha 2 vrishchika mars brahmin keeta deer deva madhya',
  '67 anuradha 3 vrishchika mars brahmin keeta deer deva madhya',
  '68 anuradha 4 vrishchika mars brahmin keeta deer deva madhya',
  '69 jyeshtha 1 vrishchika mars brahmin keeta deer rakshasa adi',
  '70 jyeshtha 2 vrishchika mars brahmin keeta deer rakshasa adi',
  '71 jyeshtha 3 vrishchika mars brahmin keeta deer rakshasa adi',
  '72 jyeshtha 4 vrishchika mars brahmin keeta deer rakshasa adi',
  '73 mula 1 dhanu jupiter kshatriya manava dog rakshasa adi',
  '74 mula 2 dhanu jupiter kshatriya manava dog rakshasa adi',
  '75 mula 3 dhanu jupiter kshatriya manava dog rakshasa adi',
  '76 mula 4 dhanu jupiter kshatriya manava dog rakshasa adi',
  '77 purva_ashadha 1 dhanu jupiter kshatriya manava/chatushpada monkey manushya madhya',
  '78 purva_ashadha 2 dhanu jupiter kshatriya chatushpada monkey manushya madhya',
  '79 purva_ashadha 3 dhanu jupiter kshatriya chatushpada monkey manushya madhya',
  '80 purva_ashadha 4 dhanu jupiter kshatriya chatushpada monkey manushya madhya',
  '81 uttara_ashadha 1 dhanu jupiter kshatriya chatushpada mongoose manushya antya',
  '82 uttara_ashadha 2 makara saturn vaishya chatushpada mongoose manushya antya',
  '83 uttara_ashadha 3 makara saturn vaishya chatushpada mongoose manushya antya',
  '84 uttara_ashadha 4 makara saturn vaishya chatushpada mongoose manushya antya',
  '85 shravana 1 makara saturn vaishya chatushpada monkey deva antya',
  '86 shravana 2 makara saturn vaishya chatushpada/jalachara monkey deva antya',
  '87 shravana 3 makara saturn vaishya jalachara monkey deva antya',
  '88 shravana 4 makara saturn vaishya jalachara monkey deva antya',
  '89 dhanishta 1 makara saturn vaishya jalachara lion rakshasa madhya',
  '90 dhanishta 2 makara saturn vaishya jalachara lion rakshasa madhya',
  '91 dhanishta 3 kumbha saturn shudra manava lion rakshasa madhya',
  '92 dhanishta 4 kumbha saturn shudra manava lion rakshasa madhya',
  '93 shatabhisha 1 kumbha saturn shudra manava horse rakshasa adi',
  '94 shatabhisha 2 kumbha saturn shudra manava horse rakshasa adi',
  '95 shatabhisha 3 kumbha saturn shudra manava horse rakshasa adi',
  '96 shatabhisha 4 kumbha saturn shudra manava horse rakshasa adi',
  '97 purva_bhadrapada 1 kumbha saturn shudra manava lion manushya adi',
  '98 purva_bhadrapada 2 kumbha saturn shudra manava lion manushya adi',
  '99 purva_bhadrapada 3 kumbha saturn shudra manava lion manushya adi',
  '100 purva_bhadrapada 4 meena jupiter brahmin jalachara lion manushya adi',
  '101 uttara_bhadrapada 1 meena jupiter brahmin jalachara cow manushya madhya',
  '102 uttara_bhadrapada 2 meena jupiter brahmin jalachara cow manushya madhya',
  '103 uttara_bhadrapada 3 meena jupiter brahmin jalachara cow manushya madhya',
  '104 uttara_bhadrapada 4 meena jupiter brahmin jalachara cow manushya madhya',
  '105 revati 1 meena jupiter brahmin jalachara elephant deva antya',
  '106 revati 2 meena jupiter brahmin jalachara elephant deva antya',
  '107 revati 3 meena jupiter brahmin jalachara elephant deva antya',
  '108 revati 4 meena jupiter brahmin jalachara elephant deva antya',
];

const describePada = (nakshatra: string, pada: number) => {
  const parts = allMoonPlaces.filter((place) => place.nakshatra === nakshatra && place.pada === pada);
  const of = (read: (part: (typeof parts)[number]) => string) => [...new Set(parts.map(read))].join('/');
  return [
    nakshatra,
    pada,
    of(({ rashi }) => rashi),
    of((part) => classesOf(part).lord),
    of((part) => classesOf(part).varna),
    of((part) => classesOf(part).vashya),
    of((part) => classesOf(part).yoni),
    of((part) => classesOf(part).gana),
    of((part) => classesOf(part).nadi),
  ].join(' ');
};

describe('the 108 padas', () => {
  it.each(rows)('%s', (row) => {
    const [number, nakshatra = '', pada] = row.split(' ');
    expect(`${number} ${describePada(nakshatra, Number(pada))}`).toBe(row);
    // A quarter of the pada, away from its borders and from its middle.
    const deg = ((Number(number) - 0.75) * 10) / 3;
    expect(moonPlaces({ fromDeg: deg, toDeg: deg })).toEqual([
      expect.objectContaining({ nakshatra, pada: Number(pada) }),
    ]);
  });

  it('are all there are', () => {
    const padas = new Set(allMoonPlaces.map(({ nakshatra, pada }) => `${nakshatra} ${pada}`));
    expect(padas.size).toBe(rows.length);
    expect(rows).toHaveLength(108);
  });
});
