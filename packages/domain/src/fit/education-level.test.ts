import { expect, it } from 'vitest';
import { type EducationLevel, educationLevelOf } from './education-level.ts';

const named: Record<EducationLevel, readonly string[]> = {
  school: ['S.S.C.', 'H.S.C.', 'I.T.I.', '12th Science'],
  diploma: ['Diploma in Engineering', 'D.Ed', 'D.M.L.T.', 'G.D.C. and A.', 'CAIIB', 'Sangeet Visharad'],
  degree: ['B.E. / B.Tech', 'BBA', 'B.A. LL.B.', 'LL.B.', 'M.B.B.S.', 'C.A. Inter', 'Graduate (other)'],
  postgraduate: ['M.E. / M.Tech', 'MBA Finance', 'PGDM', 'C.A.', 'CFA', 'Executive MBA', 'LL.M.', 'D.N.B.'],
  doctorate: ['Ph.D. (Science)', 'PhD', 'D.M. / M.Ch.', 'Doctor of Letters'],
};

it.each(Object.entries(named))('%s', (level, names) => {
  expect(names.map((name) => [name, educationLevelOf(name)])).toEqual(names.map((name) => [name, level]));
});

it('says nothing where the name does not', () => {
  expect(educationLevelOf('Tailoring')).toBeNull();
});
