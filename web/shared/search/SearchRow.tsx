import { useIntl } from 'react-intl';
import { Link } from '../router/Link.tsx';

interface Props {
  words: string;
  saleCount: number;
  rentCount: number;
  salePath: string;
  rentPath: string;
}

/** A type or a city with its two lists; an empty list is greyed. */
export function SearchRow({ words, saleCount, rentCount, salePath, rentPath }: Props) {
  const intl = useIntl();
  const sale = intl.formatMessage({ id: 'search.sale' });
  const rent = intl.formatMessage({ id: 'search.rent' });
  return (
    <li>
      <span>{words}</span>
      <Goal to={salePath} count={saleCount} goal={sale} about={words} />
      <Goal to={rentPath} count={rentCount} goal={rent} about={words} />
    </li>
  );
}

function Goal(props: { to: string; count: number; goal: string; about: string }) {
  const { to, count, goal, about } = props;
  const intl = useIntl();
  if (count > 0) {
    return (
      <Link to={to}>
        {goal} {count}
        <span className="hidden-text">, {about}</span>
      </Link>
    );
  }
  const label = intl.formatMessage({ id: 'search.nothing' }, { goal, about });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a greyed link is not part of the tab order
    <span role="link" aria-disabled="true" aria-label={label}>
      {goal}
    </span>
  );
}
