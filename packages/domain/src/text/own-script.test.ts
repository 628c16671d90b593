import { describe, expect, it } from 'vitest';
import { isInOwnScript } from './own-script.ts';

describe('a name in its own script', () => {
  it.each<[string, string, boolean]>([
    ['सह्याद्री समाज मंडळ', 'mr', true],
    ['सह्याद्री समाज मंडळ, (मुंबई) 2', 'hi', true],
    ['રેવા પરિવાર, વડોદરા', 'gu', true],
    ['રેવા પરિવાર', 'mr', false],
    ['सह्याद्री', 'gu', false],
    ['सह्याद्री Samaj', 'mr', false],
    ['Sahyadri', 'mr', false],
    ['</script>सह्याद्री', 'mr', false],
    ['12.', 'mr', false],
    ['', 'mr', false],
    ['Sahyadri', 'en', true],
    ['सह्याद्री', 'en', false],
    ['ಸಹ್ಯಾದ್ರಿ ಸಮಾಜ', 'kn', true],
    ['12.', 'kn', false],
    ['<b>', 'kn', false],
    ['ಸಹ್ಯಾದ್ರಿ', 'art', true],
    ['12.', 'art', false],
  ])('%s as %s: %s', (text, language, expected) => {
    expect(isInOwnScript(text, language)).toBe(expected);
  });
});
