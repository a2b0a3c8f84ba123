import { graphql, useFragment } from 'react-relay/hooks';
import type { PageView_desk$key } from '../__generated__/PageView_desk.graphql.ts';
import type { PageView_site$key } from '../__generated__/PageView_site.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import css from './Page.module.css';
import { PageForm } from './PageForm.tsx';

interface Props {
  desk: PageView_desk$key;
  site: PageView_site$key;
}

/** A page under the way back to all of them, or that there is none. */
export function PageView({ desk: key, ...props }: Props) {
  const say = useText();
  const site = useFragment(
    graphql`
      fragment PageView_site on Site {
        languages
        agents {
          office {
            number
            name
          }
        }
      }
    `,
    props.site,
  );
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
  const offices = new Map(site.agents.map(({ office }) => [office.number, office]));
  const choices = {
    articles: desk.articles ?? [],
    offices: [...offices.values()],
    languages: site.languages.map((language) => language.toLowerCase()),
  };
  return (
    <>
      <nav className={css.back} aria-label={say('lead.back')}>
        <Link to={{ screen: 'pages' }}>
          <Icon name="back" /> {say('pages.title')}
        </Link>
      </nav>
      {desk.page ? (
        <PageForm page={desk.page} choices={choices} previewPath={desk.previewPath} />
      ) : (
        <Empty title={say('pages.gone')} text={say('pages.goneText')} isScreen />
      )}
    </>
  );
}
