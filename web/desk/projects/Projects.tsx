import { graphql } from 'react-relay/hooks';
import type { ProjectsQuery } from '../__generated__/ProjectsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import back from '../properties/editor/Editor.module.css';
import { propertiesOf } from '../properties/lists.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { FindForm } from '../ui/FindForm.tsx';
import tabs from '../ui/Tabs.module.css';
import { Waiting } from '../ui/Waiting.tsx';
import { hasWords, isOn, type ProjectSearch, projectLists } from './lists.ts';
import { ProjectRow } from './ProjectRow.tsx';
import css from './Projects.module.css';

/** The projects of the agency: how their units stand, from which price to which, and whether a drawing shows them. */
export function Projects({ list, words }: ProjectSearch) {
  const say = useText();
  const { answer, failure, again } = useQuery<ProjectsQuery>(
    graphql`
      query ProjectsQuery {
        desk {
          projects {
            number
            name
            place
            goal
            agent
            photo
            prices
            drawn
            standings {
              standing
              count
            }
          }
        }
      }
    `,
    {},
    ['properties'],
  );
  useEnd(answer);
  const all = answer?.desk?.projects;
  const found = all?.filter((project) => hasWords(project, words));
  const shown = found?.filter((project) => isOn(project, list));
  return (
    <Screen title={say('projects.title')}>
      <p className={back.back}>
        <Link to={{ screen: 'properties', ...propertiesOf('ALL') }}>
          <Icon name="back" />
          {say('properties.title')}
        </Link>
      </p>
      <Head title={say('projects.title')} text={say('projects.text')} />
      <nav className={tabs.tabs} aria-label={say('projects.lists')}>
        {projectLists.map((one) => (
          <Link
            key={one}
            to={{ screen: 'projects', list: one, words }}
            aria-current={one === list ? 'page' : undefined}
          >
            {say(`projects.list.${one}`)}{' '}
            <span>{found?.filter((project) => isOn(project, one)).length}</span>
          </Link>
        ))}
      </nav>
      <div className={css.filter}>
        <FindForm
          label={say('projects.find')}
          words={words}
          find={(next) => go({ screen: 'projects', list, words: next })}
        />
      </div>
      {!all && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {shown?.length === 0 && (
        <Empty
          title={say('projects.none.title')}
          text={say(all?.length === 0 ? 'projects.none.text' : 'properties.none.text')}
        />
      )}
      {shown && shown.length > 0 && (
        <table className={`table ${css.rows}`}>
          <caption className="hidden-text">{say(`projects.list.${list}`)}</caption>
          <thead>
            <tr>
              <td className={css.photo} />
              <th scope="col" className={css.main}>
                {say('projects.project')}
              </th>
              <th scope="col" className={css.units}>
                {say('units.title')}
              </th>
              <th scope="col" className={css.prices}>
                {say('projects.prices')}
              </th>
              <th scope="col" className={css.drawing}>
                {say('drawing.title')}
              </th>
              <th scope="col" className={css.agent}>
                {say('properties.agent')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((project) => (
              <ProjectRow key={project.number} project={project} />
            ))}
          </tbody>
        </table>
      )}
    </Screen>
  );
}
