import { describe, expect, it } from 'vitest';
import type { PossibleMoon } from './count-possible-gunas.ts';
import { moonPlaces } from './moon-place.ts';
import { checkTypedMoon, chooseMoon, placesOfTypedMoon } from './typed-moon.ts';
import type { TypedMoon } from './typed-moon.ts';

const nothing: TypedMoon = { rashi: null, nakshatra: null, pada: null };
const typed = (fields: Partial<TypedMoon>): TypedMoon => ({ ...nothing, ...fields });
/** Swati 2, in Tula. */
const swati = moonPlaces({ fromDeg: 191, toDeg: 191 });
/** Krittika 1 in Mesha or Krittika 2 in Vrishabha. */
const krittika = moonPlaces({ fromDeg: 30, toDeg: 30 });
const born = (places: PossibleMoon['places'], knownBy: PossibleMoon['knownBy'] = 'birth_time') => ({
  places,
  knownBy,
});

describe('what was typed', () => {
  it('allows the places that have all of it', () => {
    const padasOf = (fields: Partial<TypedMoon>) => [
      ...new Set(
        placesOfTypedMoon(typed(fields)).map(({ nakshatra, pada, rashi }) => `${nakshatra} ${pada} ${rashi}`),
      ),
    ];
    expect(padasOf({ nakshatra: 'chitra' })).toEqual([
      'chitra 1 kanya',
      'chitra 2 kanya',
      'chitra 3 tula',
      'chitra 4 tula',
    ]);
    expect(padasOf({ nakshatra: 'chitra', rashi: 'tula' })).toEqual(['chitra 3 tula', 'chitra 4 tula']);
    expect(padasOf({ rashi: 'tula' })).toHaveLength(9);
    expect(padasOf({ nakshatra: 'ashwini', rashi: 'vrishabha' })).toEqual([]);
    expect(padasOf({})).toHaveLength(108);
  });

  it('leaves the half of Dhanu and Makara open where the middle is inside the pada', () => {
    const halvesOf = (fields: Partial<TypedMoon>) => placesOfTypedMoon(typed(fields)).map(({ half }) => half);
    expect(halvesOf({ nakshatra: 'purva_ashadha', pada: 1 })).toEqual([1, 2]);
    expect(halvesOf({ nakshatra: 'shravana', pada: 2 })).toEqual([1, 2]);
    expect(halvesOf({ nakshatra: 'purva_ashadha', pada: 2 })).toEqual([2]);
  });
});

describe('the check of what was typed', () => {
  it.each<[string, Partial<TypedMoon>]>([
    ['nothing', {}],
    ['the same', { rashi: 'tula', nakshatra: 'swati', pada: 2 }],
    ['a part of it', { nakshatra: 'swati' }],
  ])('agrees with %s', (_, fields) => {
    expect(checkTypedMoon(typed(fields), swati)).toEqual({ kind: 'agrees' });
  });

  it.each<[string, Partial<TypedMoon>, string[]]>([
    ['the nakshatra', { nakshatra: 'chitra' }, ['nakshatra']],
    ['the nakshatra of the same rashi', { rashi: 'tula', nakshatra: 'chitra' }, ['nakshatra']],
    ['the rashi', { rashi: 'kanya' }, ['rashi']],
    ['rashi and nakshatra', { rashi: 'kanya', nakshatra: 'hasta' }, ['rashi', 'nakshatra']],
    ['the pada', { nakshatra: 'swati', pada: 3 }, ['pada']],
  ])('says that %s differs', (_, fields, expected) => {
    expect(checkTypedMoon(typed(fields), swati)).toEqual({ kind: 'differs', fields: expected });
  });

  it('agrees with each of the possible places, and not with a mixture of them', () => {
    expect(checkTypedMoon(typed({ rashi: 'mesha', pada: 1 }), krittika)).toEqual({ kind: 'agrees' });
    expect(checkTypedMoon(typed({ rashi: 'vrishabha', pada: 2 }), krittika)).toEqual({ kind: 'agrees' });
    expect(checkTypedMoon(typed({ rashi: 'vrishabha', pada: 1 }), krittika)).toEqual({
      kind: 'differs',
      fields: ['pada'],
    });
  });

  it('says that it is impossible before it compares', () => {
    const ashwini = moonPlaces({ fromDeg: 1, toDeg: 1 });
    const fields = typed({ nakshatra: 'ashwini', rashi: 'vrishabha' });
    expect(checkTypedMoon(fields, ashwini)).toEqual({ kind: 'impossible' });
    expect(checkTypedMoon(fields, [])).toEqual({ kind: 'impossible' });
    expect(checkTypedMoon(typed({ nakshatra: 'krittika', rashi: 'mesha', pada: 2 }), krittika)).toEqual({
      kind: 'impossible',
    });
  });

  it('has nothing to say where nothing was computed', () => {
    expect(checkTypedMoon(typed({ nakshatra: 'chitra' }), [])).toEqual({ kind: 'agrees' });
  });
});

describe('the Moon that counts', () => {
  it('is the computed one where no rashi and no nakshatra was typed', () => {
    expect(chooseMoon(nothing, born(swati))).toEqual(born(swati));
    expect(chooseMoon(typed({ pada: 4 }), born(swati))).toEqual(born(swati));
    expect(chooseMoon(nothing, null)).toBeNull();
  });

  it('is the typed one where it differs', () => {
    const fields = typed({ nakshatra: 'chitra', pada: 3 });
    expect(chooseMoon(fields, born(swati))).toEqual({
      places: placesOfTypedMoon(fields),
      knownBy: 'typed_nakshatra',
    });
    expect(chooseMoon(typed({ rashi: 'kanya' }), born(swati))).toEqual({
      places: placesOfTypedMoon(typed({ rashi: 'kanya' })),
      knownBy: 'typed_rashi',
    });
  });

  it('takes from the computed one what was not typed', () => {
    expect(chooseMoon(typed({ nakshatra: 'swati' }), born(swati))).toEqual({
      places: swati,
      knownBy: 'typed_nakshatra',
    });
    expect(chooseMoon(typed({ rashi: 'vrishabha' }), born(krittika, 'birth_day'))).toEqual({
      places: krittika.filter(({ rashi }) => rashi === 'vrishabha'),
      knownBy: 'birth_day',
    });
  });

  it('is the typed one alone where nothing was computed', () => {
    expect(chooseMoon(typed({ rashi: 'karka' }), null)?.knownBy).toBe('typed_rashi');
    expect(chooseMoon(typed({ nakshatra: 'pushya' }), null)).toEqual({
      places: placesOfTypedMoon(typed({ nakshatra: 'pushya' })),
      knownBy: 'typed_nakshatra',
    });
  });

  it('is unknown where what was typed is impossible', () => {
    expect(chooseMoon(typed({ nakshatra: 'ashwini', rashi: 'vrishabha' }), born(swati))).toBeNull();
  });
});
