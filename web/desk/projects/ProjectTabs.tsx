import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import back from '../properties/editor/Editor.module.css';
import { Icon } from '../ui/DeskIcon.tsx';
import css from '../ui/Tabs.module.css';

interface Props {
  number: number;
  now: 'units' | 'drawing';
}

/** The way back to the projects, and what there is of this one. */
export function ProjectTabs({ number, now }: Props) {
  const say = useText();
  return (
    <>
      <p className={back.back}>
        <Link to={{ screen: 'projects' }}>
          <Icon name="back" />
          {say('projects.title')}
        </Link>
      </p>
      <nav className={css.tabs} aria-label={say('projects.parts')}>
        {(['units', 'drawing'] as const).map((screen) => (
          <Link
            key={screen}
            to={{ screen, number }}
            aria-current={screen === now ? 'page' : undefined}
          >
            {say(screen === 'units' ? 'units.title' : 'drawing.title')}
          </Link>
        ))}
      </nav>
    </>
  );
}
