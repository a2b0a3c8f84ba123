import { store } from './caches.ts';

/** The scripts that pages of this build start with: the app's, that of the map's frame, and that of the screen in the window. */
declare const __ENTRIES__: readonly string[];

/**
 * Caches a page, and the graph's answer inside it, which a navigation from another page requests. A page of another build, or one that
 * breaks off, is not cached.
 */
export async function cachePage(address: string, response: Response): Promise<void> {
  const text = await response.text().catch(() => '');
  if (!__ENTRIES__.some((script) => text.includes(script))) return;
  const headers = { 'content-type': 'text/html; charset=utf-8', ...policyOf(response) };
  await store('pages', address, new Response(text, { headers }));
  const payload = /id="payload">([^<]*)</.exec(text)?.[1];
  const sent = payload && JSON.parse(payload);
  if (!sent) return;
  const { documentId, variables, response: answer } = sent;
  const search = `documentId=${documentId}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
  await store('answers', new URL(`/graphql?${search}`, address).href, Response.json(answer));
}

function policyOf({ headers }: Response): Record<string, string> {
  const policy = headers.get('content-security-policy');
  return policy ? { 'content-security-policy': policy } : {};
}
