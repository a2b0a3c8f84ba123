import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// React and Relay report a mistake of a component on the console only; here the test in which they do fails.
let reported: string[] = [];

beforeEach(() => {
  reported = [];
  console.error = (...words) => reported.push(format(...words));
});

afterEach(() => {
  if (reported.length > 0) throw new Error(`console.error was called:\n${reported.join('\n')}`);
});
