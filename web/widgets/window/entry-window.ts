import { follow } from './follow.ts';
import { Screen } from './screen.ts';

/**
 * The screen in the agency's window. The page arrives whole; this changes its slides in turn, reads it again when properties change, and
 * keeps what it has while the site cannot be reached. docs/window.md describes it.
 */
const main = document.querySelector('main');
if (main) {
  const screen = new Screen(main);
  screen.start();
  follow(() => screen.read());
}
