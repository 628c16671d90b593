import { expect, it } from 'vitest';
import { shortenMiddleNames } from './short-name.ts';

it.each([
  ['Sunita Ramchandra Kelkar', 'Sunita R. Kelkar'],
  ['Sunita Kelkar', 'Sunita Kelkar'],
  ['Sunita', 'Sunita'],
  ['', ''],
  ['Asha R. Kelkar', 'Asha R. Kelkar'],
  ['Venkata Lakshmi Padma Deshpande', 'Venkata L. P. Deshpande'],
  ['सुनीता रामचंद्र केळकर', 'सुनीता रा. केळकर'],
])('%s is shown as %s', (name, short) => {
  expect(shortenMiddleNames(name)).toBe(short);
});
