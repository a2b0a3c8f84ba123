import type { Variables } from 'relay-runtime';
import { NetworkFailure } from '../../shared/answer/failures.ts';
import { type Answer, checked } from '../../shared/answer/request.ts';
import { numbered } from './failure.ts';

/** Sends one of the desk's operations. An unattended one, which the desk sends by itself, does not count as use of the session. */
export async function post(id: string, variables: Variables, unattended: boolean): Promise<Answer> {
  const headers = { accept: 'application/json', ...(unattended && { 'gevel-unattended': '1' }) };
  const response = await send(id, variables, { headers });
  try {
    const answer = await response.json().catch(() => {
      throw new NetworkFailure(response.status);
    });
    return checked(answer, response.status);
  } catch (error) {
    throw numbered(error, response.headers.get('x-request-id'));
  }
}

/** The response to an operation, whatever its status. Throws without a connection. */
export function send(id: string, variables: Variables, init: RequestInit): Promise<Response> {
  return fetch('/desk/graphql', {
    method: 'POST',
    body: JSON.stringify({ documentId: id, variables }),
    ...init,
    headers: { ...init.headers, 'content-type': 'application/json' },
  }).catch(() => {
    throw new NetworkFailure(0);
  });
}
