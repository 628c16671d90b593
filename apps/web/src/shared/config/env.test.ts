import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

describe('the settings of the build', () => {
  it('default to one origin', () => {
    expect(parseEnv({})).toEqual({
      apiUrl: '',
      supportEmail: 'help@example.org',
      googlePlacesKey: null,
      chatUrl: null,
    });
  });

  it('take an address without its last slash', () => {
    expect(parseEnv({ VITE_API_URL: 'https://api.test/' }).apiUrl).toBe('https://api.test');
  });

  it.each([
    { VITE_API_URL: 'api.test' },
    { VITE_SUPPORT_EMAIL: 'nobody' },
    { VITE_CHAT_URL: 'javascript:alert(1)' },
  ])('refuse %j by name', (source) => {
    expect(() => parseEnv(source)).toThrow(Object.keys(source)[0]);
  });
});
