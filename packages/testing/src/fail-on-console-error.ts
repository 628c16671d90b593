import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/**
 * A vitest setup file: whatever is written to `console.error` fails the test that caused it.
 * The words are collected and thrown afterwards, because a library may swallow what is thrown at it.
 * A test that expects an error replaces `console.error` with a spy of its own and asserts on it.
 */
let complaints: string[] = [];

function failOnComplaints(): void {
  if (complaints.length === 0) return;
  const said = complaints.join('\n');
  complaints = [];
  throw new Error(`console.error was called:\n${said}`);
}

console.error = (...words: unknown[]) => {
  complaints.push(format(...words));
};

afterEach(failOnComplaints);
// What is said while a file loads, or after its last test.
afterAll(failOnComplaints);
