import { describe, expect, it } from 'vitest';
import { matchListName } from './list-match.ts';

describe('a name of a list and what was typed', () => {
  it.each([
    ['H.S.C.', 'HSC'],
    ['H.S.C.', 'h s c'],
    ['H.S.C.', '12th'],
    ['S.S.C.', '10th'],
    ['M.B.B.S.', 'mbbs'],
    ['B.A.M.S.', 'BAMS'],
    ['B.E. / B.Tech', 'BTech'],
    ['B.E. / B.Tech', 'BE'],
    ['B.E. / B.Tech', 'be/btech'],
    ['B.E. / B.Tech', 'Bachelor of Engineering'],
    ['M.S. (Surgery)', 'MS Surgery'],
    ['C.A.', 'Chartered Accountant'],
    ['Bharadwaj', 'Bharadwaaj'],
    ['Bharadwaj', ' BHARADWAJ '],
    ['Shreevatsa', 'Shrivatsa'],
    ['Kutsa', 'Kootsa'],
    ['Chiplun', 'Chiplūn'],
    ['Kite-maker', 'kite maker'],
    ['A-', 'a-'],
  ])('%s is %s', (name, typed) => {
    expect(matchListName(name, typed)).toBe('same');
  });

  it.each([
    ['Engineering', 'Engine'],
    ['B.E. / B.Tech', 'BT'],
    ['B.E. Computer', 'BE'],
    ['H.S.C.', '12'],
    ['H.S.C.', 'inter'],
    ['Bharadwaj', 'Bharadwaa'],
    ['A+', 'a'],
  ])('%s begins with %s', (name, typed) => {
    expect(matchListName(name, typed)).toBe('start');
  });

  it.each([
    ['B.E. Computer', 'computer'],
    ['Executive MBA', 'mba'],
    ['Diploma in Early Childhood Education', 'childhuud'],
  ])('%s contains %s', (name, typed) => {
    expect(matchListName(name, typed)).toBe('part');
  });

  it.each([
    ['A+', 'A-'],
    ['A+', 'A-ve'],
    ['H.S.C.', 'SSC'],
    ['H.S.C.', '1'],
    ['H.S.C.', 'mediate'],
    ['Kaushik', 'Kushik'],
    ['H.S.C.', ''],
    ['H.S.C.', ' . '],
    ['H.S.C.', 'बारावी'],
  ])('%s is not %j', (name, typed) => {
    expect(matchListName(name, typed)).toBeNull();
  });
});
