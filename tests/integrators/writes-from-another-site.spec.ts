import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from '../origin.ts';
import { expect, test } from '../visitor.ts';

test('a form on a page of another origin is accepted', async ({ page }) => {
  const partner = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Partner</title>');
  });
  await new Promise<void>((ready) => partner.listen(0, '127.0.0.1', ready));
  const { port } = partner.address() as AddressInfo;
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`http://127.0.0.1:${port}/`);
  const answer = await page.evaluate(send, {
    graph: `${origin}/graphql`,
    captchas: `${origin}/captcha`,
  });
  expect(answer).toEqual({
    data: { sendContact: { __typename: 'ContactSent', path: '/en/thank-you/contact-us/' } },
  });
  await new Promise((closed) => partner.close(closed));
});

/** Requests a captcha, computes its proof and sends the form, as another site's program does. */
async function send({ graph, captchas }: { graph: string; captchas: string }) {
  const captcha = await (await fetch(captchas, { method: 'POST' })).json();
  const { salt, challenge, max } = captcha.proof;
  const digest = async (text: string) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('');
  };
  let proof = 0;
  while (proof < max && (await digest(salt + proof)) !== challenge) proof++;
  const input = {
    key: crypto.randomUUID(),
    language: 'EN',
    privacy: true,
    captcha: { id: captcha.id, proof: String(proof) },
    person: { firstName: 'An', lastName: 'Claes', email: 'an@example.org', phone: '0475123456' },
    remark: 'From another site.',
  };
  const query = `mutation ($input: ContactInput!) { sendContact(input: $input) {
    __typename ... on ContactSent { path } ... on InvalidInput { problems { path code } } } }`;
  const response = await fetch(graph, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = await response.json();
  return { data };
}
