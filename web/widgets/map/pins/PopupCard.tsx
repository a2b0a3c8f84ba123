import type { MapPicture, MapProperty, MapTexts } from '../../../shared/map/message.ts';
import { Facts } from '../../../shared/ui/Facts.tsx';
import { Ribbon } from '../../../shared/ui/photo/Ribbon.tsx';
import { EnergyClass } from './EnergyClass.tsx';
import css from './PopupCard.module.css';
import { PopupPhotos } from './PopupPhotos.tsx';

interface Props {
  property: MapProperty;
  /** Its photos once they have come; none before. */
  photos: readonly MapPicture[];
  texts: MapTexts;
  /** That the address is not public; null when it is. */
  about: string | null;
}

/** A property as in a list. Its link opens its page in the whole window. */
export function PopupCard({ property, photos, texts, about }: Props) {
  const { thumbnail, title, type, price, was, charges, path, facts } = property;
  return (
    <article className={css.card}>
      {thumbnail && (
        <div className={css.photo}>
          <PopupPhotos cover={thumbnail} photos={photos} path={path} texts={texts} />
          <Ribbon marquee={property.marquee} reduced={property.reduced} className={css.ribbon} />
          <EnergyClass energy={property.energy} says={texts.energyLabel} className={css.energy} />
        </div>
      )}
      <div className={css.words}>
        <h2>
          <a href={path} target="_top">
            {title}
          </a>
        </h2>
        <p className={css.type}>{type}</p>
        {about && <p className={css.type}>{about}</p>}
        <p className={css.price}>
          {price}
          {was && <del>{was}</del>}
          {charges && <small>{charges}</small>}
        </p>
        {facts.some(({ text }) => text) && <Facts facts={facts} />}
      </div>
    </article>
  );
}
