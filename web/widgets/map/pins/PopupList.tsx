import type { MapPin, MapProperty, MapTexts } from '../../../shared/map/message.ts';
import { pictureSources } from '../../../shared/ui/photo/picture.ts';
import css from './PopupList.module.css';
import { filled } from './pinWords.ts';

interface Props {
  pins: readonly MapPin[];
  /** The number of properties. */
  title: string;
  texts: MapTexts;
}

/** The properties at one point; those without data are listed by reference. */
export function PopupList({ pins, title, texts }: Props) {
  const [properties, unknown] = [
    pins.flatMap(({ property }) => property ?? []),
    pins.filter(({ property }) => property === null).flatMap(({ numbers }) => numbers),
  ];
  return (
    <div className={css.list}>
      <h2>{title}</h2>
      {pins.some(({ exact }) => !exact) && <p>{texts.about}</p>}
      <ul>
        {properties.map((property) => (
          <li key={property.number}>
            <Row property={property} />
          </li>
        ))}
        {unknown.map((number) => (
          <li key={number}>{filled(texts.reference, { number })}</li>
        ))}
      </ul>
    </div>
  );
}

function Row({ property: { path, thumbnail, price, type, title } }: { property: MapProperty }) {
  return (
    <a href={path} target="_top">
      {thumbnail && (
        <img
          {...pictureSources(thumbnail.url, thumbnail.width, '72px')}
          width={thumbnail.width}
          height={thumbnail.height}
          alt=""
          loading="lazy"
        />
      )}
      <span>
        <b>{price}</b>
        <span>{[type, title].filter(Boolean).join(', ')}</span>
      </span>
    </a>
  );
}
