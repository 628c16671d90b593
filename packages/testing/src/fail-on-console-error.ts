import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/**
 * A vitest setup file: any `console.error` fails the test that caused it. Messages are collected and thrown
 * afterwards, because a library may swallow an exception. A test that expects an error replaces
 * `console.error` with its own spy and asserts on it.
 */
let messages: string[] = [];

function failOnMessages(): void {
  if (messages.length === 0) return;
  const said = messages.join('\n');
  messages = [];
  throw new Error(`console.error was called:\n${said}`);
}

console.error = (...words: unknown[]) => {
  messages.push(format(...words));
};

afterEach(failOnMessages);
// For messages while a file loads, or after its last test.
afterAll(failOnMessages);
