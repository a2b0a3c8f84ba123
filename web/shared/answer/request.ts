import { GraphFailure, NetworkFailure } from './failures.ts';

/** What an operation is asked with, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** The types of an operation, as the relay compiler writes them. */
export interface Operation {
  readonly variables: Variables;
  readonly response: unknown;
}

/** An answer of the graph without errors. */
export interface Answer {
  readonly data: Record<string, unknown>;
}

/** Files by their path in the variables: 'input.photos.0'. */
export type Files = Readonly<Record<string, Blob>>;

/** Sends one of the app's queries by GET, so that HTTP caches may answer. */
export function sendQuery(
  operationId: string,
  variables: Variables,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const search = `documentId=${operationId}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
  return send(`/graphql?${search}`, { headers: { accept: 'application/json' }, signal });
}

/** Sends one of the app's mutations. */
export function sendMutation(
  operationId: string,
  variables: Variables,
  files: Files | null = null,
): Promise<Answer> {
  if (files) return sendWithFiles(operationId, variables, files);
  return send('/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: operationId, variables }),
  });
}

/** As the GraphQL multipart request specification says, with the operation named in the extensions. */
function sendWithFiles(operationId: string, variables: Variables, files: Files) {
  const paths = Object.keys(files);
  const body = new FormData();
  body.append('operations', JSON.stringify({ variables, extensions: { documentId: operationId } }));
  body.append(
    'map',
    JSON.stringify(Object.fromEntries(paths.map((path, i) => [i, [`variables.${path}`]]))),
  );
  paths.forEach((path, i) => {
    body.append(String(i), files[path] as Blob);
  });
  return send('/graphql', { method: 'POST', headers: { accept: 'application/json' }, body });
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init).catch(() => {
    throw new NetworkFailure(0);
  });
  const answer = await response.json().catch(() => {
    throw new NetworkFailure(response.status);
  });
  return checked(answer, response.status);
}

/** The answer, if it has data and no errors; it throws otherwise. */
export function checked(answer: unknown, status = 200): Answer {
  const { data, errors } = (answer ?? {}) as { data?: unknown; errors?: { message: string }[] };
  if (Array.isArray(errors) && errors.length > 0) throw new GraphFailure(errors);
  if (data == null) throw new NetworkFailure(status);
  return answer as Answer;
}
