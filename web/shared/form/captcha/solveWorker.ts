import { solve } from './solve.ts';

// Runs in a worker, so that the computation does not block the page.
addEventListener('message', ({ data }) => postMessage(solve(data)));
