import type { ComponentProps, ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';
import { intlOf } from '../shared/i18n/intl.ts';
import { LanguageContext } from '../shared/i18n/language.tsx';
import { match } from '../shared/router/match.ts';
import { RouterContext, type RouterState } from '../shared/router/routerContext.ts';
import { createTrail } from '../shared/router/trail.ts';
import { locationOf } from '../shared/router/view.ts';
import { messages } from './messages.ts';

/** A router that notes where it is sent and stays where it is. */
export function standingRouter(url: string): RouterState {
  return {
    location: locationOf(match(url, ['nl', 'fr', 'en'], 'nl')),
    inPlace: false,
    pending: false,
    origin: 'https://example.com',
    languages: ['nl', 'fr', 'en'],
    unpublished: [],
    navigate: vi.fn(),
    preload: vi.fn(),
    open: vi.fn(),
    trail: createTrail(),
  };
}

type Environment = ComponentProps<typeof RelayEnvironmentProvider>['environment'];

/** What every component of the app has around it. */
export function TestApp(props: {
  environment: Environment | ReturnType<typeof createMockEnvironment>;
  router: RouterState;
  children: ReactNode;
}) {
  const { language } = props.router.location;
  return (
    <RelayEnvironmentProvider environment={props.environment as Environment}>
      <RouterContext value={props.router}>
        <LanguageContext value={language}>
          <RawIntlProvider value={intlOf(language, messages[language])}>
            {props.children}
          </RawIntlProvider>
        </LanguageContext>
      </RouterContext>
    </RelayEnvironmentProvider>
  );
}
