import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

describe('the settings of the build', () => {
  it('default to one origin', () => {
    expect(parseEnv({})).toEqual({ apiUrl: '', googlePlacesKey: null });
  });

  it('take an address without its last slash', () => {
    expect(parseEnv({ VITE_API_URL: 'https://api.test/' }).apiUrl).toBe('https://api.test');
  });

  it('refuse a malformed one by name', () => {
    expect(() => parseEnv({ VITE_API_URL: 'api.test' })).toThrow('VITE_API_URL');
  });
});
