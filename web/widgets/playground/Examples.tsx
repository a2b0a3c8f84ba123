import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

/** The list of examples at the side. One that is chosen opens in a tab of its own, so that nothing that was typed is lost. */
export function Examples() {
  const open = useOpen();
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="graphiql-doc-explorer-title">
        Examples
      </h2>
      <p>
        Choose one, then run it with <kbd>Ctrl</kbd> <kbd>Enter</kbd>. The{' '}
        <a href="/integrators/">guide for integrators</a> leads from the first query to a copy that
        stays in step. The whole graph with its documentation is the file{' '}
        <a href="/schema.graphqls">schema.graphqls</a>, and every home is a line of{' '}
        <a href="/export/properties.jsonl">the export</a>.
      </p>
      <ul className="playground-examples">
        {examples.map((example) => (
          <li key={example.name}>
            <button type="button" onClick={() => open(example)}>
              {example.name}
            </button>
            <p>{example.about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useOpen() {
  const { addTab } = useGraphiQLActions();
  const query = useGraphiQL((state) => state.queryEditor);
  const variables = useGraphiQL((state) => state.variableEditor);
  return (example: Example) => {
    addTab();
    query?.setValue(example.query);
    variables?.setValue(example.variables);
    query?.focus();
  };
}
