import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import tabs from '../ui/Tabs.module.css';
import { type WeekPlace, type WeekView, weekViews } from './place.ts';
import css from './WeekViews.module.css';

interface Props {
  place: WeekPlace;
  agents: readonly { readonly number: number; readonly name: string }[];
  /** The number of the agent whose hours are shown. */
  agent: number | null;
}

/** How the week is shown, and whose hours. */
export function WeekViews({ place, agents, agent }: Props) {
  const say = useText();
  const { day } = place;
  const at = place.view ?? 'week';
  const to = (view: WeekView) => ({
    screen: 'week' as const,
    day,
    ...(place.agent && { agent: place.agent }),
    ...(view !== 'week' && { view }),
  });
  return (
    <div className={css.views}>
      <nav className={tabs.tabs} aria-label={say('week.views')}>
        {weekViews.map((view) => (
          <Link key={view} to={to(view)} aria-current={view === at ? 'page' : undefined}>
            {say(`week.view.${view}`)}
          </Link>
        ))}
      </nav>
      {at === 'week' && agents.length > 1 && (
        <nav className={css.agents} aria-label={say('week.agent')}>
          {agents.map(({ number, name }) => (
            <Link
              key={number}
              to={{ screen: 'week', day, agent: number }}
              aria-current={number === agent ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
