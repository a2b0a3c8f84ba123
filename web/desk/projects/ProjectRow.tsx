import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { StandingMark } from '../properties/StandingMark.tsx';
import { standingText } from '../properties/standings.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import type { Project } from './lists.ts';
import css from './Projects.module.css';

/** A project in the list. Its name leads to its units, its drawing to that. */
export function ProjectRow({ project }: { project: Project }) {
  const say = useText();
  const { number, name, place, goal, agent, photo, prices, drawn, standings } = project;
  return (
    <tr>
      <td className={css.photo}>
        <Thumbnail url={photo} width={84} height={56} />
      </td>
      <th scope="row" className={css.main}>
        <Link className="cut" to={{ screen: 'units', number }} title={name}>
          {name}
        </Link>
        <span className="small soft">{place}</span>
      </th>
      <td className={css.units}>
        {standings.length === 0 ? (
          <span className="soft">{say('projects.noUnits')}</span>
        ) : (
          <ul>
            {standings.map(({ standing, count }) => (
              <li key={standing}>
                <StandingMark standing={standing} /> {count}{' '}
                {standingText(say, standing, goal).toLowerCase()}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={css.prices}>{prices ?? <span className="soft">–</span>}</td>
      <td className={css.drawing}>
        {drawn ? (
          <Link to={{ screen: 'drawing', number }} aria-label={say('drawing.of', { name })}>
            {say('drawing.title')}
          </Link>
        ) : (
          <span className="soft">–</span>
        )}
      </td>
      <td className={css.agent}>
        <span className="cut">{agent}</span>
      </td>
    </tr>
  );
}
