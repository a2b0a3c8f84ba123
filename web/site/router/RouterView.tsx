import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { RawIntlProvider } from 'react-intl';
import { type Posted, PostedContext } from '../../shared/form/posted.ts';
import { LanguageContext } from '../../shared/i18n/language.tsx';
import type { Language } from '../../shared/i18n/languages.ts';
import { Announcer } from '../../shared/router/Announcer.tsx';
import { onFirstSign } from '../../shared/router/onFirstSign.ts';
import { layOutRest } from '../../shared/router/opening.ts';
import { PageBoundary } from '../../shared/router/PageBoundary.tsx';
import { Progress } from '../../shared/router/Progress.tsx';
import { replayInput } from '../../shared/router/replayInput.ts';
import { RouterContext } from '../../shared/router/routerContext.ts';
import { useDocumentLanguage } from '../../shared/router/useDocumentLanguage.ts';
import { keyOf } from '../../shared/router/view.ts';
import { AfterFirstPaint } from '../layout/AfterFirstPaint.tsx';
import { Failure } from '../layout/Failure.tsx';
import { SiteMemory } from '../layout/siteMemory.ts';
import type { Router, Shown } from './router.ts';
import { useLanding } from './useLanding.ts';

interface Props {
  router: Router;
  /** Scheme and host. */
  origin: string;
  /** In use, the default first. */
  languages: readonly Language[];
  /** The pages of the table that are not published. */
  unpublished: readonly string[];
  /** A form that was sent without scripts and has problems; the first page shows it again. */
  posted: Posted | null;
}

/** After so many milliseconds the rest of a page is laid out though nobody did anything, as programs that read or check pages do not. */
const untouched = 1000;

/** Shows the router's current page. Each page renders its own header and footer; a page that fails keeps them. */
export function RouterView({ router, origin, languages, unpublished, posted }: Props) {
  const [shown, setShown] = useState(router.first);
  const [pending, setPending] = useState(false);
  const [memory] = useState({ site: null, tags: null });
  const { view } = shown;
  const { location, intl } = view;
  useEffect(() => {
    const show = (next: Shown) => change(next, () => setShown(next));
    return router.start({ show, setPending });
  }, [router]);
  useEffect(() => {
    replayInput(document);
    onFirstSign(layOutRest);
    const timer = setTimeout(layOutRest, untouched);
    return () => clearTimeout(timer);
  }, []);
  useDocumentLanguage(location);
  const title = useLanding(shown);
  const inPlace = shown.landing === null;
  const state = useMemo(() => {
    const { navigate, preload, open, answers, trail } = router;
    const where = { location, inPlace, pending, origin, languages, unpublished };
    return { ...where, navigate, preload, open, answers, trail };
  }, [router, location, inPlace, pending, origin, languages, unpublished]);
  return (
    <RouterContext value={state}>
      <LanguageContext value={location.language}>
        <RawIntlProvider value={intl}>
          <SiteMemory value={memory}>
            <div className="site">
              <a className="skip" href="#content">
                {intl.formatMessage({ id: 'layout.skip' })}
              </a>
              <AfterFirstPaint />
              <PageBoundary view={view} fallback={<Failure />}>
                {'Page' in view ? (
                  <PostedContext value={shown === router.first ? posted : null}>
                    <view.Page key={keyOf(location)} data={view.data} location={location} />
                  </PostedContext>
                ) : (
                  <Failure />
                )}
              </PageBoundary>
              <Announcer title={title} />
              <Progress shown={pending} />
            </div>
          </SiteMemory>
        </RawIntlProvider>
      </LanguageContext>
    </RouterContext>
  );
}

/** Changes the page: with a view transition after a navigation, unless the visitor prefers reduced motion. */
function change({ landing }: Shown, set: () => void): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (landing === null || reducedMotion || !document.startViewTransition) {
    startTransition(set);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(set));
  transition.ready.catch(() => undefined); // a hidden tab or a second click skips the motion, not the change
}
