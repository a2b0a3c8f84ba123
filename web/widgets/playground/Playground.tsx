import type { GraphiQLPlugin } from '@graphiql/react';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { Examples } from './Examples.tsx';
import { ExamplesIcon } from './ExamplesIcon.tsx';
import { examples } from './examples.ts';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const plugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: Examples };
const [first] = examples;

/** GraphiQL on the graph of this site, with queries to start from. It knows only what any program may ask. */
export function Playground() {
  return (
    <main>
      <h1 className="playground-title">Playground</h1>
      <GraphiQL
        fetcher={fetcher}
        plugins={[plugin]}
        visiblePlugin={plugin}
        defaultQuery={first?.query ?? ''}
        inputValueDeprecation
      >
        <GraphiQL.Logo>
          <a className="playground-home" href="/">
            Back to the site
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
