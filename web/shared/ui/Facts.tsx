import css from './Facts.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Fact {
  icon: IconName;
  /** What is seen: '3', '168 m²'. */
  text: string;
  /** What the icon says, for those who hear it: 'bedrooms'. */
  words: string;
}

/** The few figures under a card's name, each at its own place. One without text leaves its place empty. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact.icon} hidden={!fact.text}>
          <Icon name={fact.icon} />
          <span>
            {fact.text}
            <span className="hidden-text"> {fact.words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
