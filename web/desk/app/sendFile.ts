import type { UploadableMap, Variables } from 'relay-runtime';
import { NetworkFailure } from '../../shared/answer/failures.ts';
import { type Answer, checked } from '../../shared/answer/request.ts';
import { numbered } from './failure.ts';
import { type Progress, sendBody } from './sendBody.ts';

/** Sends a mutation with its files, as the GraphQL multipart request specification says. One that `repeats` may be sent twice. */
export async function sendFiles(
  documentId: string,
  variables: Variables,
  files: UploadableMap,
  sent: Progress,
  repeats: boolean,
): Promise<Answer> {
  const body = new FormData();
  body.append('operations', JSON.stringify({ variables, extensions: { documentId } }));
  const paths = Object.keys(files);
  body.append(
    'map',
    JSON.stringify(Object.fromEntries(paths.map((path, i) => [i, [`variables.${path}`]]))),
  );
  paths.forEach((path, i) => {
    body.append(String(i), files[path] as Blob);
  });
  const answer = await sendBody('/desk/graphql', body, sent, {
    accept: 'application/json',
    repeats,
  });
  if (typeof answer === 'string') throw new NetworkFailure(0);
  try {
    return checked(JSON.parse(answer.text), answer.status);
  } catch (error) {
    const failed = error instanceof SyntaxError ? new NetworkFailure(answer.status) : error;
    throw numbered(failed, answer.request);
  }
}
