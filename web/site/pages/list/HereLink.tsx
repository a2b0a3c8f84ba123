import { type Filter, filterSearch } from '../../../shared/list/filter.ts';
import { HereButton } from '../../../shared/map/host/HereButton.tsx';
import { useRouter } from '../../../shared/router/useRouter.ts';
import css from './Unread.module.css';

interface Props {
  list: string;
  filter: Filter;
  kilometres: number;
}

/** What a sentence says of the visitor's own place, as a button: where that is only the browser can tell, once the visitor wants it. */
export function HereLink({ list, filter, kilometres }: Props) {
  const { navigate } = useRouter();
  return (
    <HereButton
      kilometres={kilometres}
      far
      className={css.offer}
      onFound={(area) => navigate(list + filterSearch({ ...filter, area, bounds: null, page: 1 }))}
    />
  );
}
