import { use } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../shared/ui/Button.tsx';
import { Screen } from '../../shared/ui/Screen.tsx';
import { Page } from './Page.tsx';
import { SiteMemory } from './siteMemory.ts';

/** A page that could not be loaded or shown. It keeps header and footer when there was a page before it. */
export function Failure() {
  const intl = useIntl();
  const { site } = use(SiteMemory);
  const title = intl.formatMessage({ id: 'layout.failure.title' });
  const text = intl.formatMessage({ id: 'layout.failure.text' });
  const screen = (
    <Screen title={title} text={text}>
      <Button primary onClick={() => window.location.reload()}>
        {intl.formatMessage({ id: 'layout.failure.again' })}
      </Button>
    </Screen>
  );
  if (site === null) return <main id="content">{screen}</main>;
  return (
    <Page site={site} title={title} description={text} paths={[]} robots="noindex">
      {screen}
    </Page>
  );
}
