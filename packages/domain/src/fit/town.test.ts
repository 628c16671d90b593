import { describe, expect, it } from 'vitest';
import { cellOf, cellsAround, isNearTown, namesOfTown, placeKey, readTown } from './town.ts';

const mumbai = { name: 'Mumbai', lat: 19.07, lng: 72.88 };
const mulund = { name: 'Mulund', lat: 19.17, lng: 72.96 };
const pune = { name: 'Pune', lat: 18.52, lng: 73.86 };
const nagpur = { name: 'Nagpur', lat: 21.15, lng: 79.09 };
const nowhere = { name: 'Wadi', lat: null, lng: null };

describe('a town', () => {
  it('is near one in the same square or in one beside it', () => {
    expect(isNearTown(mulund, mumbai)).toBe(true);
    expect(isNearTown(mumbai, mulund)).toBe(true);
    expect(isNearTown(nagpur, pune)).toBe(false);
    expect(cellsAround(mumbai)).toHaveLength(9);
    expect(cellsAround(mumbai)).toContain(cellOf(mulund));
  });

  it('is near nothing where nobody knows where it is', () => {
    expect([isNearTown(nowhere, mumbai), isNearTown(mumbai, nowhere)]).toEqual([false, false]);
  });

  it('is found under its own name, its state and its country, each once', () => {
    expect(namesOfTown({ name: 'Goa', address: 'Goa,  India, ' })).toEqual(['goa', 'india']);
  });
});

describe('a place as a profile keeps it', () => {
  it('is a town with all its names and its square', () => {
    expect(readTown({ name: 'Wai' })).toEqual({ name: 'Wai', address: '', lat: null, lng: null });
    expect(placeKey({ name: 'Wai' })).toBe(',wai,');
    expect(placeKey({ name: 'Pune', formatted_address: 'Pune, India', lat: 18.52, lng: 73.86 })).toBe(
      ',pune,india,37:147,',
    );
  });

  it.each([null, {}, { name: '' }, { name: null, formatted_address: 'India' }])('is none: %o', (place) => {
    expect(readTown(place)).toBeNull();
    expect(placeKey(place)).toBeNull();
  });
});
