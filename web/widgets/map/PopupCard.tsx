import type { MapProperty, MapTexts } from '../../shared/map/message.ts';
import { pictureSources } from '../../shared/ui/picture.ts';
import { Ribbon } from '../../shared/ui/Ribbon.tsx';
import { EnergyClass } from './EnergyClass.tsx';
import css from './PopupCard.module.css';

interface Props {
  property: MapProperty;
  texts: MapTexts;
  /** That the address is not public; null when it is. */
  about: string | null;
}

/** A property as in a list. Its link opens its page in the whole window. */
export function PopupCard({ property, texts, about }: Props) {
  const { thumbnail, title, type, price, path, facts } = property;
  return (
    <article className={css.card}>
      {thumbnail && (
        <div className={css.photo}>
          <img
            {...pictureSources(thumbnail.url, thumbnail.width, '272px')}
            width={thumbnail.width}
            height={thumbnail.height}
            alt={thumbnail.alt}
          />
          <Ribbon marquee={property.marquee} reduced={property.reduced} className={css.ribbon} />
          <EnergyClass energy={property.energy} says={texts.energyLabel} className={css.energy} />
        </div>
      )}
      <div className={css.words}>
        <h2>
          <a href={path} target="_top">
            {title} <small>{type}</small>
          </a>
        </h2>
        <p className={css.price}>{price}</p>
        {about && <p className={css.about}>{about}</p>}
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
