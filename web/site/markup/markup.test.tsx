import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageBoundary } from '../../shared/router/PageBoundary.tsx';
import { markup } from './markup.ts';
import { Unknown } from './unknown.ts';

const Colour = createContext('red');

function Hooks() {
  const id = useId();
  const other = useId();
  const [state] = useState(() => 'state');
  const [count] = useReducer((n: number) => n + 1, 3);
  const ref = useRef('ref');
  return (
    <p id={id} data-other={other}>
      {state}
      {count}
      {ref.current} {useContext(Colour)}
    </p>
  );
}

/** So many elements within each other, each beside siblings with ids. */
function Deep({ levels }: { levels: number }): ReactNode {
  if (levels === 0) return <Hooks />;
  return (
    <div>
      <Hooks />
      {[1, 2, 3, 4, 5].map((n) => (
        <i key={n}>{n === 3 && <Deep levels={levels - 1} />}</i>
      ))}
    </div>
  );
}

const picture = (n: number, more = {}) => (
  <img
    key={n}
    src={`/media/${n}.jpg?a=1&b=2`}
    srcSet={`/${n} 100w`}
    sizes="10vw"
    alt=""
    {...more}
  />
);

const known: Record<string, ReactNode> = {
  'texts beside each other': (
    <p>
      a{'b'}
      {''}
      {1}
      {null}
      {0}c<b>d</b>e{false}f
    </p>
  ),
  'what has to be written in other signs': <p title={`"'&<>`}>{`"'&<>`}</p>,
  attributes: (
    <a
      className="a"
      href="/nl/?a=1&b=2"
      tabIndex={-1}
      aria-hidden={false}
      data-x
      hidden
      draggable={false}
      lang="nl"
      hrefLang="nl"
      download
      style={{ ['--a-b' as string]: '1 ', marginTop: '1px', color: '', top: 0 }}
      onClick={() => undefined}
      suppressHydrationWarning
    >
      a
    </a>
  ),
  'an svg with a title': (
    <svg viewBox="0 0 1 1" strokeWidth={2} preserveAspectRatio="none">
      <title>t</title>
      <path d="M1 1" fillRule="evenodd" />
    </svg>
  ),
  fields: (
    <form action="/a" method="post" encType="multipart/form-data" noValidate className="f">
      <input value="v" readOnly name="n" type="text" required maxLength={3} autoComplete="off" />
      <input type="checkbox" defaultChecked name="c" value="x" />
      <input type="radio" checked={false} readOnly defaultValue="d" />
      <textarea name="t" rows={3} defaultValue={'\n<a>'} />
      <select name="s" defaultValue="b" multiple={false}>
        <option>a</option>
        <optgroup label="g">
          <option value="b">B {1}</option>
        </optgroup>
      </select>
      <select defaultValue={['x', 'y']} multiple>
        <option value="x" />
        <option>y</option>
        <option>z</option>
      </select>
      <button name="n" type="submit" formAction="/b" disabled>
        b
      </button>
    </form>
  ),
  head: (
    <main>
      <title>{`a & b`}</title>
      <meta name="description" content='"x"' />
      <link rel="canonical" href="/x" />
      <p>a</p>
      <noscript>
        <img src="/none.jpg" alt="" />
      </noscript>
    </main>
  ),
  'pictures that are loaded early': (
    <div>
      {Array.from({ length: 12 }, (_, n) => picture(n))}
      {picture(11, { fetchPriority: 'high' })}
      {picture(12, { fetchPriority: 'high' })}
      {picture(13, { loading: 'lazy' })}
      {picture(14, { fetchPriority: 'low' })}
      {picture(1)}
      <img src="/alone.jpg" alt="a" width={3} />
      <picture>
        <source srcSet="/small.jpg" media="x" />
        {picture(15)}
      </picture>
    </div>
  ),
  // biome-ignore lint/security/noDangerouslySetInnerHtml: that is what is tested
  'HTML as it is': <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />,
  'ids and hooks': (
    <Colour value="blue">
      <Hooks />
      {[
        <Fragment key="1">
          <Hooks />
          <Colour value="green">
            <Hooks />
          </Colour>
        </Fragment>,
        <Hooks key="2" />,
      ]}
    </Colour>
  ),
  'ids far within': <Deep levels={14} />,
  'a boundary': (
    <PageBoundary view={1} fallback="no">
      <p>yes</p>
    </PageBoundary>
  ),
};

describe('markup', () => {
  it.each(Object.entries(known))('writes %s as React does', (_, element) => {
    expect(markup(element)).toBe(renderToString(element));
  });

  const Throws = () => {
    throw new RangeError('of a component');
  };

  const unknown: Record<string, ReactNode> = {
    'a custom element': createElement('x-a'),
    'an empty address': createElement('a', { href: '' }),
    'an unknown attribute': createElement('i', { xlinkHref: '/a' }),
    'an address that may be a script': createElement('a', { href: ' jump' }),
    'a style sheet': <link rel="stylesheet" href="/a.css" />,
    'a number in a style': <i style={{ width: 3 }} />,
    'a promise': Promise.resolve('a'),
    'a function as an action': <form action={() => undefined} />,
  };

  it.each(Object.entries(unknown))('leaves %s to React', (_, element) => {
    expect(() => markup(element)).toThrow(Unknown);
    expect(markup(<p>after it</p>)).toBe('<p>after it</p>');
  });

  it('passes on what a component throws, and works afterwards', () => {
    expect(() => markup(<Throws />)).toThrow(RangeError);
    expect(markup(<Hooks />)).toBe(renderToString(<Hooks />));
  });
});
