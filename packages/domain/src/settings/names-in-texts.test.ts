import { expect, it } from 'vitest';
import { namesInTexts } from './names-in-texts.ts';
import { associationAtFirst } from './page-association.ts';

it.each([
  ['en', 'Suchi', 'Sahyadri Samaj Mandal'],
  ['mr', 'सूची', 'सह्याद्री समाज मंडळ'],
  ['hi', 'सूची', 'सह्याद्री समाज मंडळ'],
  ['gu', 'Suchi', 'Sahyadri Samaj Mandal'],
])('in %s: %s of %s', (language, product, association) => {
  expect(namesInTexts(associationAtFirst, language)).toEqual({ product, association });
});
