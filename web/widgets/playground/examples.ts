/** A query to start from. */
export interface Example {
  name: string;
  about: string;
  query: string;
  /** A JSON object, or nothing. */
  variables: string;
}

const queries = import.meta.glob<string>('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const variables = import.meta.glob<string>('./examples/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The examples in the order of their file names. The first line of a file is a comment, its name and what it is about: "# List: …".
 * server/guide/playground_test.go asks every one of them.
 */
export const examples: Example[] = Object.entries(queries).map(([file, query]) => {
  const [, name = '', about = ''] = /^# ([^:]+): (.*)/.exec(query) ?? [];
  return { name, about, query, variables: variables[file.replace(/graphql$/, 'json')] ?? '' };
});
