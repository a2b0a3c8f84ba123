/** The agency's numbers at services of others; each empty for none. */
export interface TagIds {
  readonly analyticsId: string;
  readonly adsId: string;
  readonly tagManagerId: string;
  readonly pixelId: string;
}
