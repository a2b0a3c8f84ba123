import { chargesOf } from '../../shared/property/card/charges.ts';
import { placeAndType } from '../../shared/property/card/placeAndType.ts';
import { energyShown } from '../../shared/property/energy/energyShown.ts';
import { isGone, isTaken } from '../../shared/property/offered.ts';
import { pictureSources } from '../../shared/ui/photo/picture.ts';
import { element } from './element.ts';
import type { Shown } from './fetchProperties.ts';
import { origin } from './origin.ts';
import type { Texts } from './texts.ts';

/** A property as a card, one link to its page in a new window: photo, street or title, place, price line, marquee and energy label. */
export function card(property: Shown, say: Texts): HTMLElement {
  const link = element(
    'a',
    { href: origin + property.path, target: '_blank', rel: 'noopener' },
    property.headline,
  );
  return element(
    'article',
    { className: isTaken(property) ? 'gone' : '' },
    element(
      'div',
      { className: 'photo' },
      ...photo(property),
      ...band(property, say),
      ...energy(property, say),
    ),
    element('h2', {}, link),
    element(
      'p',
      { className: 'place' },
      placeAndType(property.city.displayName, property.typeName),
    ),
    ...price(property, say),
  );
}

function photo({ photos: [one] }: Shown): Node[] {
  if (!one) return [];
  const { alt, width, height } = one;
  const sources = pictureSources(origin + one.url, width, '(min-width: 40rem) 26rem, 90vw');
  return [
    element('img', {
      alt,
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
      ...forImage(sources),
    }),
  ];
}

/** The attributes of an image by the names of its properties; src comes last, so that only one file loads. */
function forImage({ src, srcSet, sizes }: { src: string; srcSet?: string; sizes?: string }) {
  return srcSet && sizes ? { sizes, srcset: srcSet, src } : { src };
}

/** The marquee; a reduction goes before that of a new property, as on the cards of the site. */
function band({ marquee, reduction }: Shown, say: Texts): Node[] {
  const code = reduction && (marquee?.code ?? 0) < 2 ? 0 : marquee?.code;
  if (code === undefined) return [];
  return [
    element('span', { className: `band code${code}` }, (code && marquee?.name) || say.reduced),
  ];
}

/** The energy label of the region as the law draws it; in Luxembourg its letters. */
function energy({ energy }: Shown, say: Texts): Node[] {
  const text = energyShown(energy);
  if (!text) return [];
  const alt = `${say.energy} ${text}`;
  const picture = energy?.picture;
  return picture
    ? [element('img', { className: 'energy', alt, src: origin + picture })]
    : [element('span', { className: 'energy' }, alt)];
}

/** The price line with a rental's charges; none for what is no longer offered. */
function price(property: Shown, say: Texts): Node[] {
  if (isGone(property) || property.status === 'REALISED') return [];
  const charges = chargesOf(property);
  const small = charges
    ? [' ', element('small', {}, say.charges.replace('{charges}', charges))]
    : [];
  return [element('p', { className: 'price' }, property.price.text, ...small)];
}
