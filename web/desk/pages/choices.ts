/** What the agency has for the modules of its pages, and the languages of the site. */
export interface Choices {
  readonly articles: readonly { readonly key: string; readonly title: string }[];
  readonly offices: readonly { readonly number: number; readonly name: string }[];
  readonly languages: readonly string[];
}
