import type { UploadableMap, Variables } from 'relay-runtime';
import { NetworkFailure } from '../../shared/answer/failures.ts';
import { type Answer, checked } from '../../shared/answer/request.ts';
import { numbered } from './failure.ts';

/** Told how much of a request is sent, from 0 to 1. */
export type Progress = (part: number) => void;

/** Sends a mutation with its files, as the GraphQL multipart request specification says. Fetch cannot tell how much is sent. */
export function sendFiles(
  documentId: string,
  variables: Variables,
  files: UploadableMap,
  sent: Progress,
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
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/desk/graphql');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => sent(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NetworkFailure(0));
    request.onload = () => {
      try {
        resolve(checked(JSON.parse(request.responseText), request.status));
      } catch (error) {
        const failed = error instanceof SyntaxError ? new NetworkFailure(request.status) : error;
        reject(numbered(failed, request.getResponseHeader('x-request-id')));
      }
    };
    request.send(body);
  });
}
