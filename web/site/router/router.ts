import { type Answers, backAge } from '../../shared/answer/answers.ts';
import type { Trail } from '../../shared/router/history.ts';
import { isReplaced } from '../../shared/router/isReplaced.ts';
import { endOpening } from '../../shared/router/opening.ts';
import type { NavigateOptions } from '../../shared/router/routerContext.ts';
import { createTrail, ownScrolling } from '../../shared/router/trail.ts';
import { type FailedView, isAt, type View } from '../../shared/router/view.ts';
import { arrive } from './arrive.ts';
import { preload, type Setup } from './prepare.ts';

/** A view and how the visitor came to it. */
export interface Shown {
  readonly view: View | FailedView;
  /** Where to scroll to; null leaves scroll and focus as they are. */
  readonly landing: { readonly y: number; readonly hash: string } | null;
}

/** Shows the pages: RouterView. */
export interface Screen {
  show: (next: Shown) => void;
  setPending: (pending: boolean) => void;
}

/** Navigates between the pages of the site. Of several pages that are loading, only the one requested last is shown. */
export interface Router {
  readonly first: Shown;
  /** Starts showing pages on a screen; the result stops it. */
  readonly start: (screen: Screen) => () => void;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly preload: (to: string) => void;
  /** Prepares a page without going there. It rejects when the page does not load. */
  readonly open: (to: string) => Promise<View>;
  readonly trail: Trail;
  readonly answers: Answers;
}

/** How long the site may take to say that it runs a newer program, in milliseconds. */
const patience = 2000;

export function createRouter(setup: Setup, first: View | FailedView): Router {
  const trail = createTrail();
  let view = first;
  let requests = 0;
  let screen: Screen | null = null;

  /** Prepares a page and shows it, unless another one was requested meanwhile. A newer program sends its own. */
  const go = async (url: string, land: (at: string) => Shown['landing'], maxAge?: number) => {
    const request = ++requests;
    screen?.setPending(true);
    const { at, view: next } = await arrive(url, setup, view, maxAge);
    const replaced = 'failure' in next && (await isReplaced(patience));
    await trail.layers?.settled();
    if (request !== requests) return;
    if (replaced) {
      land(at);
      return location.reload();
    }
    view = next;
    screen?.setPending(false);
    screen?.show({ view, landing: land(at) });
  };

  const navigate = (to: string, { replace = false, scroll = true }: NavigateOptions = {}) => {
    const { url, hash } = split(to);
    go(url, (at) => {
      trail.write(at + hash, replace, !scroll);
      return scroll ? { y: 0, hash } : null;
    });
  };

  const follow = () => {
    if (trail.layers?.follow()) return;
    skipClosedLayers();
    const y = trail.follow();
    const { url, hash } = split(location.href);
    if (!isAt(view, url)) return go(url, (at) => back(at, url, hash, y), backAge);
    requests++;
    screen?.setPending(false);
    endOpening();
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
  };

  /** After a reload an entry may belong to a layer that is not open any more. */
  const skipClosedLayers = () => {
    if (trail.layers || !history.state?.depth) return;
    import('../../shared/router/layers.ts').then(
      ({ layersOf }) => layersOf(trail).start(),
      () => undefined, // one more press of Back
    );
  };

  const back = (at: string, url: string, hash: string, y: number | undefined) => {
    if (at !== url) trail.write(at + hash, true);
    return { y: y ?? 0, hash: y === undefined ? hash : '' };
  };

  return {
    first: { view: first, landing: null },
    navigate,
    preload(to) {
      const { url } = split(to);
      if (!isAt(view, url)) preload(url, setup);
    },
    async open(to) {
      const { view: found } = await arrive(split(to).url, setup, view);
      if ('failure' in found) throw found.failure;
      return found;
    },
    trail,
    answers: setup.answers,
    start(on) {
      screen = on;
      const release = ownScrolling();
      addEventListener('popstate', follow);
      skipClosedLayers();
      return () => {
        screen = null;
        release();
        removeEventListener('popstate', follow);
      };
    },
  };
}

function split(to: string) {
  const { pathname, search, hash } = new URL(to, location.href);
  return { url: pathname + search, hash };
}
