import { card } from './card.ts';
import { element } from './element.ts';
import { type Answer, fetchProperties } from './fetchProperties.ts';
import css from './homes.css?inline';
import { origin } from './origin.ts';
import { type Embed, readEmbed } from './readEmbed.ts';
import { type Texts, texts } from './texts.ts';

// A constructed style sheet is allowed by every Content-Security-Policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/**
 * <gevel-homes>: properties as cards, on a page of another site. The attributes filter, language, count and sort say which; when one of
 * them changes it asks again. It writes no HTML text, and neither sets nor reads cookies or storage. docs/embeds.md describes it.
 */
export class GevelHomes extends HTMLElement {
  static readonly observedAttributes = ['filter', 'language', 'count', 'sort'];
  readonly #root = this.attachShadow({ mode: 'open' });
  #request: AbortController | undefined;

  connectedCallback() {
    this.#root.adoptedStyleSheets = [sheet];
    this.#start();
  }

  disconnectedCallback() {
    this.#request?.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#start();
  }

  /** Asks once for all attributes that change together. */
  #start() {
    this.#request?.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    queueMicrotask(() => signal.aborted || this.#load(signal));
  }

  async #load(signal: AbortSignal) {
    const embed = readEmbed((name) => this.getAttribute(name), document.documentElement.lang);
    const say = texts[embed.language];
    if (embed.wrong) {
      console.error('gevel-homes:', embed.wrong);
      this.#show(embed, message(say.empty));
      return;
    }
    this.#show(embed, message(say.loading));
    try {
      this.#show(embed, ...found(embed, say, await fetchProperties(embed.variables, signal)));
    } catch (problem) {
      if (signal.aborted) return;
      console.error('gevel-homes:', problem);
      const again = element('button', { type: 'button', onclick: () => this.#start() }, say.again);
      this.#show(embed, message(say.failed), again);
    }
  }

  #show({ language }: Embed, ...content: Node[]) {
    this.#root.replaceChildren(element('div', { lang: language }, ...content));
  }
}

function found(embed: Embed, say: Texts, { properties, site }: Answer): Node[] {
  const { nodes } = properties;
  const cards = nodes.map((one) => element('li', {}, card(one, say)));
  const all = element(
    'a',
    { href: origin + embed.list, target: '_blank', rel: 'noopener' },
    [site.name, embed.goal && say[embed.goal]].filter(Boolean).join(' · '),
  );
  return [
    cards.length > 0 ? element('ul', { role: 'list' }, ...cards) : message(say.empty),
    element('p', { className: 'all' }, all),
  ];
}

function message(text: string) {
  return element('p', { role: 'status' }, text);
}
