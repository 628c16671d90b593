import { describe, expect, it } from 'vitest';
import { defaultGunaVariant, gunaVariantName, gunaVariants } from './guna-variant.ts';
import type { GunaVariant } from './guna-variant.ts';

describe('the name of a variant', () => {
  it('is short for the default, and names each other choice', () => {
    expect(gunaVariantName(defaultGunaVariant)).toBe('tables 1');
    expect(gunaVariantName({ ...defaultGunaVariant, yoni: 'web', nadi: 'exceptions_count' })).toBe(
      'tables 1, yoni web, nadi exceptions_count',
    );
  });

  it('does not depend on the order in which the choices are kept', () => {
    const reversed = Object.fromEntries(
      Object.entries({ ...defaultGunaVariant, yoni: 'web', tara: 'from_bride' }).toReversed(),
    ) as GunaVariant;
    expect(gunaVariantName(reversed)).toBe('tables 1, tara from_bride, yoni web');
  });

  it('is different for each of the 64', () => {
    let variants: Partial<GunaVariant>[] = [{}];
    for (const [koota, choices] of Object.entries(gunaVariants))
      variants = variants.flatMap((variant) => choices.map((choice) => ({ ...variant, [koota]: choice })));
    const names = variants.map((variant) => gunaVariantName(variant as GunaVariant));
    expect(new Set(names).size).toBe(64);
  });

  it('has the first of the choices as its default', () => {
    for (const [koota, choices] of Object.entries(gunaVariants))
      expect(defaultGunaVariant[koota as keyof GunaVariant]).toBe(choices[0]);
  });
});
