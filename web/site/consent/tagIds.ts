/** The agency's ids at third-party services; each empty for none. */
export interface TagIds {
  readonly analyticsId: string;
  readonly adsId: string;
  readonly tagManagerId: string;
  readonly pixelId: string;
}
