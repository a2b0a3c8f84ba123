import { useIntl } from 'react-intl';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import css from '../ui/Tabs.module.css';
import { allPictures, type PictureList, pictureLists } from './lists.ts';

interface Props {
  list: PictureList;
  counts: readonly { readonly list: string; readonly count: number }[];
}

/** The lists of pictures with their counts: links, so each has an address. */
export function PictureTabs({ list, counts }: Props) {
  const say = useText();
  const { locale } = useIntl();
  return (
    <nav className={css.tabs} aria-label={say('pictures.lists')}>
      {pictureLists.map((one) => (
        <Link
          key={one}
          to={{ ...allPictures(), list: one }}
          aria-current={one === list ? 'page' : undefined}
        >
          {say(`pictures.list.${one}`)}{' '}
          <span>{counts.find((count) => count.list === one)?.count.toLocaleString(locale)}</span>
        </Link>
      ))}
    </nav>
  );
}
