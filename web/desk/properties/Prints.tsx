import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import css from './Property.module.css';

/**
 * The links to what is printed of a property: cards for the window, a brochure, and QR codes for a board. `path` is that of its page; the
 * prints are in its language.
 */
export function Prints({ number, path }: { number: number; path: string }) {
  const say = useText();
  const print = `/print/${path.split('/')[1]}`;
  const card = `${print}/card/${number}/`;
  const links = [
    [say('properties.print.card', { paper: 'A4' }), card],
    [say('properties.print.card', { paper: 'A3' }), `${card}?paper=a3`],
    [say('properties.print.brochure'), `${print}/brochure/${number}/`],
    [say('properties.print.board', { format: 'SVG' }), `/qr/property/${number}.svg?from=board`],
    [say('properties.print.board', { format: 'PNG' }), `/qr/property/${number}.png?from=board`],
  ] as const;
  return (
    <Block title={say('properties.print')}>
      <ul className={css.prints}>
        {links.map(([name, href]) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
