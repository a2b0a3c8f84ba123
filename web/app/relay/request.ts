import type { GraphQLSingularResponse, UploadableMap, Variables } from 'relay-runtime';
import { GraphFailure, NetworkFailure } from './failures.ts';

/** An answer of the graph without errors. */
export type Answer = GraphQLSingularResponse & { data: Record<string, unknown> };

/** Asks one of the app's documents by GET, so that answers can be kept on the way. */
export function ask(documentId: string, variables: Variables): Promise<Answer> {
  const search = `documentId=${documentId}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
  return send(`/graphql?${search}`, { headers: { accept: 'application/json' } });
}

/** Sends a mutation of the app's documents; files by their place in the variables: 'input.photos.0'. */
export function tell(
  documentId: string,
  variables: Variables,
  files?: UploadableMap | null,
): Promise<Answer> {
  if (files) return tellWithFiles(documentId, variables, files);
  return send('/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, variables }),
  });
}

/** As the GraphQL multipart request specification says, with the document named in the extensions. */
function tellWithFiles(documentId: string, variables: Variables, files: UploadableMap) {
  const places = Object.keys(files);
  const body = new FormData();
  body.append('operations', JSON.stringify({ variables, extensions: { documentId } }));
  body.append(
    'map',
    JSON.stringify(Object.fromEntries(places.map((place, i) => [i, [`variables.${place}`]]))),
  );
  places.forEach((place, i) => {
    body.append(String(i), files[place] as Blob);
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
