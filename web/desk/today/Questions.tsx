import { graphql } from 'react-relay/hooks';
import type { QuestionsQuery } from '../__generated__/QuestionsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { todayRows } from '../app/limits.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { recordPlace } from '../parts/recordPlace.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** A record that was changed both at the desk and in the import folder, and in how many parts. */
interface Questioned {
  readonly record: string;
  readonly title: string;
  readonly questions: number;
}

/** Parts of which the import folder says something else than the desk: each waits for somebody who chooses. */
export function Questions({ report }: { report: Report }) {
  const say = useText();
  const { desk } = useSession();
  const { answer, ...request } = useQuery<QuestionsQuery>(
    graphql`
      query QuestionsQuery($settings: Boolean!) {
        desk {
          articles {
            record
            title
            questions
          }
          pages {
            record
            title
            questions
          }
          menu {
            offered
          }
          settings @include(if: $settings) {
            parts {
              offered
            }
          }
        }
      }
    `,
    { settings: desk.rights.includes('EDIT_CONTENT') },
    ['content'],
  );
  const list = answer?.desk && questionsOf(answer.desk);
  const count = list?.reduce((sum, { questions }) => sum + questions, 0) ?? null;
  return (
    <Part
      {...request}
      name="questions"
      title={say('today.questions')}
      count={count}
      report={report}
      beside={count !== null && <span className="small soft">{count}</span>}
    >
      {list?.slice(0, todayRows).map(({ record, title, questions }) => (
        <li key={record} className={css.plain}>
          <Link className="strong" to={recordPlace(record)}>
            {title || say(record === 'menu' ? 'draft.menu' : 'settings.title')}
          </Link>
          <span className={css.under}>{say('today.questionsOf', { count: questions })}</span>
        </li>
      ))}
    </Part>
  );
}

type Desk = NonNullable<QuestionsQuery['response']['desk']>;

/** The records with questions, those of the whole site first. */
function questionsOf({ articles, pages, menu, settings }: Desk): readonly Questioned[] {
  const count = (parts: readonly { readonly offered?: string | null | undefined }[] = []) =>
    parts.filter(({ offered }) => offered != null).length;
  const ofSettings = settings?.flatMap(({ parts }) => parts);
  return [
    { record: 'site', title: '', questions: count(ofSettings) },
    { record: 'menu', title: '', questions: count(menu ?? []) },
    ...(pages ?? []),
    ...(articles ?? []),
  ].filter(({ questions }) => questions > 0);
}
