import { expect, type Page, type Route } from '@playwright/test';
import type { CaptchaTask } from '../web/shared/form/captcha/captchaTask.ts';
import { solve } from '../web/shared/form/captcha/solve.ts';
import { forms } from './agencyForms.ts';
import { formOf, person, send } from './form.ts';
import { mutateFrom } from './graph.ts';
import { someone } from './mailbox.ts';
import { origin } from './origin.ts';
import { deskWords } from './staff.ts';
import { takenOver } from './visitor.ts';
import { words } from './words.ts';

const say = deskWords('nl');
const site = words('nl');

/** Waits until a dialog that was closed has gone back in the history, which would end the way to another address. */
export async function closed(page: Page) {
  await expect(page).not.toHaveURL(/[?&]dialog=/);
}

/** The second in which this worker wrote the last lead. */
let last = 0;
const second = () => Math.floor(Date.now() / 1000);

/**
 * Sends the agency a message as a visitor does, so that the desk has a lead, and returns the visitor's address. Each message waits for
 * another second than the one before, since leads of one second have no order.
 */
export async function write(page: Page, message: string): Promise<string> {
  await expect.poll(second, { intervals: [100] }).toBeGreaterThan(last);
  const visitor = someone();
  const { sendContact } = await mutateFrom<{ sendContact: { path?: string } }>(
    page,
    '/graphql',
    'mutation ($input: ContactInput!) { sendContact(input: $input) { ... on ContactSent { path } } }',
    {
      key: crypto.randomUUID(),
      language: 'NL',
      privacy: true,
      captcha: await answeredCaptcha(page),
      person: { ...person, email: visitor },
      remark: message,
    },
  );
  expect(sendContact.path, 'the page of thanks').toBeTruthy();
  last = second();
  return visitor;
}

/** A captcha with the proof that a browser would compute. */
async function answeredCaptcha(page: Page) {
  const response = await page.request.post('/captcha', { headers: { origin } });
  const { id, proof }: CaptchaTask = await response.json();
  return { id, proof: solve(proof) };
}

/** Whether a request is the stream by which the desk hears what happens. */
export const isStream = (route: Route) => route.request().headers().accept === 'text/event-stream';

/**
 * Keeps a window of the desk from hearing what happens elsewhere: its stream never gets an answer. The browser would complain of a stream
 * that breaks.
 */
export async function deafen(page: Page): Promise<void> {
  await page.route(/\/graphql$/, (route) => (isStream(route) ? undefined : route.fallback()));
}

/** Sends one of the site's forms, and returns the visitor's address. */
export async function post(page: Page, mutation: string): Promise<string> {
  const visitor = someone();
  const one = forms.find((form) => form.mutation === mutation);
  if (!one) throw new Error(`no form sends ${mutation}`);
  await page.goto(await one.at('nl'));
  await takenOver(page);
  await one.open?.(page, site);
  const form = formOf(page, mutation);
  await one.fill(form, visitor);
  await send(form);
  await thanked(page, one.thanks);
  return visitor;
}

export const thanked = (page: Page, thanks: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(site(`thanks.${thanks}.title`));

export async function openLead(page: Page, visitor: string): Promise<void> {
  await page.goto(`/desk/inbox?list=ALL#words=${visitor}`);
  await expect(page.getByText(say('filter.found', { count: 1 }))).toBeVisible();
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: say('lead.course') })).toBeVisible();
}
