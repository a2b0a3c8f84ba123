import * as React from 'react';
import { attribute, escaped, type Props } from './attributes.ts';
import { hooks, treeOf } from './hooks.ts';
import { Unknown } from './unknown.ts';

const typeOf = (name: string) => Symbol.for(`react.${name}`);
const elementType = typeOf('transitional.element');
const fragment = typeOf('fragment');
const strict = typeOf('strict_mode');
const context = typeOf('context');
const memo = typeOf('memo');

interface Made {
  $$typeof: symbol;
  type: unknown;
  props: Props;
}

/** Elements without an end, and those that React writes in ways of their own. */
const alone = new Set(['area', 'br', 'col', 'embed', 'hr', 'param', 'source', 'track', 'wbr']);
const others = new Set([
  'html',
  'head',
  'body',
  'style',
  'pre',
  'listing',
  'textarea',
  'base',
  'math',
  'object',
  'menuitem',
  'keygen',
]);

let body: string[] = [];
let head: string[] = [];
let preloads = noPreloads();
/** Whether what was written last is a text, from which a comment parts the next one. */
let afterText = false;
/** What stands around: an <svg> and a <noscript>, from which nothing moves to the head, and a <picture>, which may have another file. */
let inSvg = false;
let inNoScript = false;
let inPicture = false;
/** The value of the <select> around; null without one. */
let chosen: unknown = null;

/** Links by which the browser loads pictures early: the first ones, later ones by their pictures, and all pictures that were seen. */
function noPreloads() {
  return { first: new Set<string>(), later: new Map<string, string>(), seen: new Set<string>() };
}

/** Where React's hooks find what does their work: the one thing of React's that this renderer shares, and every renderer does. */
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/**
 * The HTML of an element as React's own renderer writes it, byte for byte, in half its time: the server's pages never wait, stream or
 * recover, for all of which React's renderer prepares at each element. It throws Unknown at what it does not know; React's renders that.
 */
export function markup(element: React.ReactNode): string {
  if (internals === undefined) throw new Unknown('another React');
  body = [];
  head = [];
  preloads = noPreloads();
  afterText = inSvg = inNoScript = inPicture = false;
  chosen = null;
  treeOf.path.length = 0;
  treeOf.contexts.clear();
  const { H: before } = internals;
  internals.H = hooks;
  try {
    node(element);
  } finally {
    internals.H = before;
  }
  return [...preloads.first, ...preloads.later.values(), ...head, ...body].join('');
}

function node(child: unknown): void {
  switch (typeof child) {
    case 'string':
      text(child);
      return;
    case 'number':
      text(String(child));
      return;
    case 'object':
      if (child === null) return;
      if (Array.isArray(child)) {
        list(child);
        return;
      }
      if ((child as Made).$$typeof !== elementType) throw new Unknown('a child of another kind');
      anything((child as Made).type, (child as Made).props);
  }
}

function text(content: string) {
  if (content === '') return;
  body.push(afterText ? `<!-- -->${escaped(content)}` : escaped(content));
  afterText = true;
}

function list(children: unknown[]) {
  const { path } = treeOf;
  const at = path.length;
  const total = children.length;
  for (let i = 0; i < total; i++) {
    path[at] = total;
    path[at + 1] = i;
    node(children[i]);
  }
  path.length = at;
}

function anything(type: unknown, props: Props): void {
  if (typeof type === 'string') host(type, props);
  else if (typeof type === 'function') component(type as (props: Props) => unknown, props);
  else if (type === fragment || type === strict) node(props.children);
  else if (typeof type === 'object' && type !== null)
    special(type as Record<string, unknown>, props);
  else throw new Unknown(String(type));
}

function special(type: Record<string, unknown>, props: Props) {
  const { contexts } = treeOf;
  switch (type.$$typeof) {
    case context: {
      const had = contexts.has(type);
      const before = contexts.get(type);
      contexts.set(type, props.value);
      node(props.children);
      if (had) contexts.set(type, before);
      else contexts.delete(type);
      return;
    }
    case memo:
      anything(type.type, props);
      return;
  }
  throw new Unknown('an element of another kind');
}

function component(type: (props: Props) => unknown, props: Props) {
  const { prototype } = type;
  treeOf.ids = 0;
  let made: unknown;
  if (prototype?.isReactComponent) {
    made = instanceOf(type as unknown as Class, props).render();
  } else made = type(props);
  if (treeOf.ids === 0) {
    node(made);
    return;
  }
  const { path } = treeOf;
  const at = path.length;
  path[at] = 1;
  path[at + 1] = 0;
  node(made);
  path.length = at;
}

interface Class {
  new (props: Props): { props: Props; state: unknown; render: () => unknown };
  contextType?: unknown;
  getDerivedStateFromProps?: (props: Props, state: unknown) => object | null;
}

function instanceOf(type: Class, props: Props) {
  if (type.contextType !== undefined) throw new Unknown('a class with a context');
  const instance = new type(props);
  instance.props = props;
  const derived = type.getDerivedStateFromProps?.(props, instance.state);
  if (derived) instance.state = Object.assign({}, instance.state, derived);
  return instance;
}

function host(tag: string, props: Props) {
  switch (tag) {
    case 'title':
    case 'meta':
    case 'link':
      if (!inSvg && !inNoScript) {
        hoist(tag, props);
        return;
      }
      break;
    case 'img':
      preload(props);
      close(tag, attributes(props));
      return;
    case 'input':
      input(props);
      return;
    case 'option':
      opened(tag, props, attributes(props, 'selected') + (isChosen(props) ? ' selected=""' : ''));
      return;
    case 'script':
      if (props.async || props.children || props.dangerouslySetInnerHTML)
        throw new Unknown('such a <script>');
      break;
    case 'textarea':
      area(props);
      return;
    case 'button':
      opened(tag, props, attributes(props, ...sent) + attributes(pick(props, sent)));
      return;
    case 'form':
      opened(tag, props, attributes(props, ...formed) + attributes(pick(props, formed)));
      return;
    case 'select': {
      const before = chosen;
      chosen = props.value ?? props.defaultValue ?? null;
      opened(tag, props, attributes(props, 'value'));
      chosen = before;
      return;
    }
    case 'svg':
    case 'foreignObject': {
      const before = inSvg;
      body.push(`<${tag}${attributes(props)}>`);
      inSvg = tag === 'svg';
      inside(tag, props);
      inSvg = before;
      return;
    }
    case 'noscript': {
      const before = inNoScript;
      inNoScript = true;
      opened(tag, props, attributes(props));
      inNoScript = before;
      return;
    }
    case 'picture': {
      const before = inPicture;
      inPicture = true;
      opened(tag, props, attributes(props));
      inPicture = before;
      return;
    }
  }
  if (alone.has(tag) || tag === 'meta' || tag === 'link') close(tag, attributes(props));
  else if (others.has(tag) || tag.includes('-')) throw new Unknown(`<${tag}>`);
  else opened(tag, props, attributes(props));
}

function close(tag: string, written: string) {
  body.push(`<${tag}${written}/>`);
  afterText = false;
}

function opened(tag: string, props: Props, written: string) {
  body.push(`<${tag}${written}>`);
  inside(tag, props);
}

function inside(tag: string, { children, dangerouslySetInnerHTML: html }: Props) {
  afterText = false;
  if (html !== null && html !== undefined)
    body.push(String((html as { __html: string }).__html ?? ''));
  if (typeof children === 'string') body.push(escaped(children));
  else if (children !== null && children !== undefined) node(children);
  body.push(`</${tag}>`);
  afterText = false;
}

const sent = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
const formed = ['action', 'encType', 'method', 'target'];
const typed = [...sent, 'checked', 'value'];

function pick(props: Props, names: string[]): Props {
  const picked: Props = {};
  for (const name of names) {
    if (typeof props[name] === 'function') throw new Unknown('an action of a form');
    picked[name] = props[name];
  }
  return picked;
}

function attributes(props: Props, ...without: string[]): string {
  let written = '';
  for (const name in props)
    if (without.length === 0 || !without.includes(name)) written += attribute(name, props[name]);
  return written;
}

function input(props: Props) {
  const checked = (props.checked ?? props.defaultChecked) ? ' checked=""' : '';
  const value = attribute('value', props.value ?? props.defaultValue);
  close('input', attributes(props, ...typed) + attributes(pick(props, sent)) + checked + value);
}

function area(props: Props) {
  const value = String(props.value ?? props.defaultValue ?? '');
  if (props.children !== undefined) throw new Unknown('children of a textarea');
  body.push(
    `<textarea${attributes(props, 'value')}>${value.startsWith('\n') ? '\n' : ''}${escaped(value)}</textarea>`,
  );
  afterText = false;
}

function isChosen(props: Props): boolean {
  if (chosen === null) return Boolean(props.selected);
  const value = String(props.value ?? words(props.children));
  return Array.isArray(chosen)
    ? chosen.some((each) => String(each) === value)
    : String(chosen) === value;
}

function words(children: unknown): string {
  if (Array.isArray(children)) return children.map(words).join('');
  return children === null || children === undefined || typeof children === 'boolean'
    ? ''
    : String(children);
}

/** React moves a page's title and links to its head. */
function hoist(tag: string, props: Props) {
  if (
    afterText ||
    props.itemProp ||
    props.charSet ||
    props.name === 'viewport' ||
    props.onLoad ||
    props.onError ||
    props.precedence
  )
    throw new Unknown(`such a <${tag}>`);
  if (
    tag === 'link' &&
    (typeof props.rel !== 'string' ||
      typeof props.href !== 'string' ||
      props.href === '' ||
      props.rel === 'stylesheet')
  )
    throw new Unknown('such a <link>');
  const written = `<${tag}${attributes(props)}`;
  if (tag !== 'title') {
    head.push(`${written}/>`);
    return;
  }
  const { children } = props;
  const title = Array.isArray(children) ? (children.length < 2 ? children[0] : null) : children;
  head.push(
    `${written}>${title === null || title === undefined ? '' : escaped(String(title))}</title>`,
  );
}

/** React lets the browser load a picture early, unless it says that it may wait: the first ten before the others. */
function preload(props: Props) {
  const { src, srcSet, sizes, fetchPriority: fetch } = props;
  if (props.loading === 'lazy' || fetch === 'low' || inNoScript || inPicture || !(src || srcSet))
    return;
  if (/^data/i.test(String(src)) || /^data/i.test(String(srcSet)))
    throw new Unknown('a picture within the page');
  const key = srcSet ? `${srcSet}\n${sizes || ''}` : String(src);
  const { first, later, seen } = preloads;
  const goesFirst = fetch === 'high' || first.size < 10;
  const before = later.get(key);
  if (before !== undefined && goesFirst) {
    later.delete(key);
    first.add(before);
  }
  if (seen.has(key)) return;
  seen.add(key);
  const { crossOrigin, integrity, type, referrerPolicy } = props;
  if (crossOrigin !== undefined) throw new Unknown('a picture of another site');
  const link = `<link${attributes({
    rel: 'preload',
    as: 'image',
    href: srcSet ? undefined : src,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    integrity,
    type,
    fetchPriority: fetch,
    referrerPolicy,
  })}/>`;
  if (goesFirst) first.add(link);
  else later.set(key, link);
}
