import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphLanguage } from '../../../shared/i18n/languages.ts';
import { placeAndType } from '../../../shared/property/card/placeAndType.ts';
import { EnergyLabel } from '../../../shared/ui/EnergyLabel.tsx';
import { Facts } from '../../../shared/ui/Facts.tsx';
import { grouped } from '../../../shared/ui/figures.ts';
import { PhotoFrame } from '../../../shared/ui/photo/PhotoFrame.tsx';
import { Ribbon } from '../../../shared/ui/photo/Ribbon.tsx';
import type { VisitorCard_card$key } from '../../__generated__/VisitorCard_card.graphql.ts';
import { useText } from '../../app/texts.ts';
import { Block } from '../../ui/Block.tsx';
import { buttonClass } from '../../ui/DeskButton.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import css from './VisitorCard.module.css';

interface Props {
  card: VisitorCard_card$key;
  /** As the site has it now; null while nothing waits. */
  published?: VisitorCard_card$key | null;
  /** Where the whole page can be seen with what waits. */
  page?: string;
  title?: string;
  languages: readonly string[];
  language: GraphLanguage;
  speak: (language: GraphLanguage) => void;
}

/**
 * The card of a property as visitors will see it, of the parts of which theirs is made, in a language of the site; while changes wait,
 * beside the one that they see now.
 */
export function VisitorCard({
  card: drafted,
  published,
  page,
  title,
  languages,
  language,
  speak,
}: Props) {
  const say = useText();
  const [onSite, setOnSite] = useState(false);
  const card = useFragment(
    graphql`
      fragment VisitorCard_card on PropertyCard {
        photo
        energy
        marqueeCode
        marquee
        headline
        city
        type
        price
        bedrooms
        bathrooms
        living
        ground
      }
    `,
    (onSite && published) || drafted,
  );
  const { photo, energy, marquee, marqueeCode, headline, city, type, price } = card;
  const fact = (value: number | null | undefined, unit = '') =>
    value ? grouped(value) + unit : '';
  return (
    <Block
      title={title ?? say('editor.card')}
      beside={
        <span className={css.languages}>
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              aria-label={say('editor.card.in', { language: say(`language.${one as 'NL'}`) })}
              onClick={() => speak(one as GraphLanguage)}
            >
              {one}
            </button>
          ))}
        </span>
      }
    >
      {published && (
        <p className={css.which}>
          {[false, true].map((one) => (
            <button
              key={`${one}`}
              type="button"
              aria-pressed={one === onSite}
              onClick={() => setOnSite(one)}
            >
              {say(one ? 'draft.onSite' : 'draft.inDraft')}
            </button>
          ))}
        </p>
      )}
      <article className={css.card} lang={language.toLowerCase()}>
        <PhotoFrame className={css.photo}>
          <Thumbnail url={photo} width={320} height={213} />
          <Ribbon
            marquee={marquee ? { code: marqueeCode, name: marquee } : null}
            className={css.ribbon}
          />
          {energy && <EnergyLabel text={energy} silent className={css.energy} />}
        </PhotoFrame>
        <h3>{headline}</h3>
        <p className="small soft">{placeAndType(city, type)}</p>
        <p className={css.price}>{price}</p>
        <Facts
          facts={[
            {
              icon: 'bed',
              text: fact(card.bedrooms),
              words: say('editor.card.bedrooms', { count: card.bedrooms ?? 0 }),
            },
            {
              icon: 'bath',
              text: fact(card.bathrooms),
              words: say('editor.card.bathrooms', { count: card.bathrooms ?? 0 }),
            },
            { icon: 'ruler', text: fact(card.living, ' m²'), words: say('editor.card.living') },
            { icon: 'trees', text: fact(card.ground, ' m²'), words: say('editor.card.ground') },
          ]}
        />
      </article>
      {page && (
        <p className={css.page}>
          <a className={buttonClass()} href={page} target="_blank" rel="noreferrer">
            {say('editor.page')}
          </a>
        </p>
      )}
    </Block>
  );
}
