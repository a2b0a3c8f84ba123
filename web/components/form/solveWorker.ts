import { solve } from './solve.ts';

// Runs beside the page, so that the page stays quick while the number is looked for.
addEventListener('message', ({ data }) => postMessage(solve(data)));
