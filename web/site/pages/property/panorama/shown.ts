/** A photo or panorama to show over the page. */
export interface Shown {
  readonly url: string;
  readonly width: number;
  readonly alt: string;
  readonly panorama: boolean;
}
