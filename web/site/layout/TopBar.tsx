import type { TopBar_site$key } from '../../__generated__/TopBar_site.graphql.ts';
import type { TopBarItem_item$key } from '../../__generated__/TopBarItem_item.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import type { LocalizedPath } from '../../shared/router/paths.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Languages } from './Languages.tsx';
import css from './TopBar.module.css';
import { TopBarItem } from './TopBarItem.tsx';

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
          ...TopBarItem_item
        }
      }
    `,
    props.site,
  );
  const on = (side: 'LEFT' | 'RIGHT') => topBar.filter((item) => item.side === side);
  const right = on('RIGHT');
  return (
    <div className={classes(css.topbar, className)}>
      <Items items={on('LEFT')} />
      <div className={css.right}>
        {right.length > 0 && <Items items={right} />}
        <Languages paths={paths} className={css.languages} />
      </div>
    </div>
  );
}

/** The agency's items of one side, which every page has. */
const Items = repeated('TopBarItems', ItemList);

type Item = TopBarItem_item$key & { readonly label: string };

function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map((item) => (
        <TopBarItem key={item.label} item={item} />
      ))}
    </ul>
  );
}
