import { graphql, useFragment } from 'react-relay/hooks';
import type { PageRow_page$key } from '../../__generated__/PageRow_page.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './PageTable.module.css';

/** A page in the tree. How deep it stands is seen, and told to screen readers by the page above it. */
export function PageRow({
  page: key,
  above,
}: {
  page: PageRow_page$key;
  above: string | undefined;
}) {
  const say = useText();
  const { full } = useTime();
  const page = useFragment(
    graphql`
      fragment PageRow_page on DeskPage {
        title
        path
        depth
        published
        hidden
        modules
        missing
        questions
        author {
          name
        }
        changedAt
      }
    `,
    key,
  );
  const { missing, questions } = page;
  return (
    <tr>
      <th scope="row" className={css.main} data-depth={Math.min(page.depth, 3)}>
        <span className="strong">{page.title}</span>
        {above && <span className="hidden-text"> {say('pages.below', { page: above })}</span>}
        <span className={css.under}>{page.path}</span>
      </th>
      <td className={css.line}>
        <span className={css.mark} data-state={page.published ? 'live' : 'off'}>
          {say(page.published ? 'pages.state.live' : 'pages.state.off')}
        </span>
        {questions > 0 && (
          <Sign look="bad" icon="warning">
            {say('part.questions', { count: questions })}
          </Sign>
        )}
      </td>
      <td className={css.line}>
        <Sign
          look={missing.length > 0 ? 'bad' : 'soft'}
          icon={missing.length > 0 ? 'warning' : 'check'}
        >
          {missing.length > 0
            ? say('pages.lacks', {
                languages: missing.map((l) => say(`language.${l}` as TextKey)).join(', '),
              })
            : say('pages.complete')}
        </Sign>
      </td>
      <td className={css.number}>{page.modules}</td>
      <td className="soft">{page.hidden && say('pages.notInMenu')}</td>
      <td className="soft">
        {page.changedAt
          ? say('part.by', {
              name: page.author?.name ?? say('part.somebody'),
              at: full(page.changedAt),
            })
          : say('pages.ofFolder')}
      </td>
    </tr>
  );
}
