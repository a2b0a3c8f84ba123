import { graphql, useFragment } from 'react-relay/hooks';
import type { TopBar_site$data, TopBar_site$key } from '../__generated__/TopBar_site.graphql.ts';
import { Link } from '../router/Link.tsx';
import type { LocalizedPath } from '../router/paths.ts';
import { classes } from '../ui/classes.ts';
import { Icon, isIcon } from '../ui/Icon.tsx';
import { Languages } from './Languages.tsx';
import css from './TopBar.module.css';

interface Props {
  site: TopBar_site$key;
  paths: readonly LocalizedPath[];
  className?: string | undefined;
}

/** The bar over the menu of wide screens: the agency's items, left and right, and the languages. */
export function TopBar({ paths, className, ...props }: Props) {
  const { topBar } = useFragment(
    graphql`
      fragment TopBar_site on Site {
        topBar {
          side
          label
          link
          icon
        }
      }
    `,
    props.site,
  );
  const on = (side: 'LEFT' | 'RIGHT') =>
    topBar
      .filter((item) => item.side === side)
      .map((item) => <Item key={item.label} item={item} />);
  const right = on('RIGHT');
  return (
    <div className={classes(css.topbar, className)}>
      <ul>{on('LEFT')}</ul>
      <div className={css.right}>
        {right.length > 0 && <ul>{right}</ul>}
        <Languages paths={paths} className={css.languages} />
      </div>
    </div>
  );
}

function Item({ item: { label, link, icon } }: { item: TopBar_site$data['topBar'][number] }) {
  const words = (
    <>
      {isIcon(icon) && <Icon name={icon} />}
      {label}
    </>
  );
  if (link == null) return <li>{words}</li>;
  const apart = isExternal(link) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <li>
      <Link to={link} {...apart}>
        {words}
      </Link>
    </li>
  );
}

/** What leads out of the site opens in a new tab (specification section 2). */
export function isExternal(link: string): boolean {
  return /\/\/|http|tel:|mailto:/.test(link);
}
