import { graphql, useFragment } from 'react-relay/hooks';
import type { PageView_desk$key } from '../__generated__/PageView_desk.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import css from './Page.module.css';
import { PageForm } from './PageForm.tsx';

/** A page under the way back to all of them, or that there is none. */
export function PageView({ desk: key }: { desk: PageView_desk$key }) {
  const say = useText();
  const desk = useFragment(
    graphql`
      fragment PageView_desk on Desk {
        page(key: $page) {
          ...PageForm_page
        }
        articles {
          key
          title
        }
        previewPath
      }
    `,
    key,
  );
  return (
    <>
      <nav className={css.back} aria-label={say('lead.back')}>
        <Link to={{ screen: 'pages' }}>
          <Icon name="back" /> {say('pages.title')}
        </Link>
      </nav>
      {desk.page ? (
        <PageForm page={desk.page} articles={desk.articles ?? []} previewPath={desk.previewPath} />
      ) : (
        <Empty title={say('pages.gone')} text={say('pages.goneText')} isScreen />
      )}
    </>
  );
}
