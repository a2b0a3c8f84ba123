import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SeenCards_properties$key } from '../../../../__generated__/SeenCards_properties.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { PropertyCard } from '../../../../shared/property/card/PropertyCard.tsx';
import { Link } from '../../../../shared/router/Link.tsx';
import { grouped } from '../../../../shared/ui/figures.ts';
import css from './SeenCards.module.css';

interface Props {
  properties: SeenCards_properties$key;
  /** The list of all that the map shows. */
  to: string;
  /** The number of the chosen property among them. */
  chosen: number | null;
  onChoose: (number: number) => void;
}

/** How long the strip must stand still before the card that it shows is chosen, in milliseconds. */
const still = 120;

/** The properties that a map shows, as lying cards below it on a phone: swiping chooses the pin, and choosing a pin swipes. */
export function SeenCards({ to, chosen, onChoose, ...props }: Props) {
  const intl = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const { nodes, totalCount: count } = useFragment(
    graphql`
      fragment SeenCards_properties on PropertyConnection {
        totalCount
        nodes {
          number
          ...PropertyCard_property
        }
      }
    `,
    props.properties,
  );
  const latest = useRef({ chosen, onChoose });
  useEffect(() => {
    latest.current = { chosen, onChoose };
  });
  useLayoutEffect(() => {
    const { current: list } = strip;
    const card = list?.children[nodes.findIndex((node) => node.number === chosen)];
    if (list && card instanceof HTMLElement) list.scrollTo({ left: leftOf(card, list) });
  }, [chosen, nodes]);
  useEffect(() => {
    const { current: list } = strip;
    if (!list) return;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      const node = nodes[placeIn(list)];
      if (node && node.number !== latest.current.chosen) latest.current.onChoose(node.number);
    };
    const scrolls = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, still);
    };
    list.addEventListener('scroll', scrolls);
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', scrolls);
    };
  }, [nodes]);
  const texts = { count, total: grouped(count) };
  return (
    <section className={css.seen} aria-label={intl.formatMessage({ id: 'list.seen' }, texts)}>
      {count === 0 ? (
        <p>{intl.formatMessage({ id: 'list.seen' }, texts)}</p>
      ) : (
        <ul ref={strip}>
          {nodes.map((property) => (
            <li key={property.number}>
              <PropertyCard property={property} />
            </li>
          ))}
          {count > nodes.length && (
            <li className={css.rest}>
              <Link to={to}>{intl.formatMessage({ id: 'list.inList' }, texts)}</Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** How far a list is scrolled when a card stands at its left. */
function leftOf(card: HTMLElement, list: HTMLElement): number {
  const first = list.firstElementChild as HTMLElement;
  return card.offsetLeft - first.offsetLeft;
}

/** The place of the card at the left of a list. */
function placeIn(list: HTMLElement): number {
  const lefts = [...list.children].map((card) => leftOf(card as HTMLElement, list));
  const distances = lefts.map((left) => Math.abs(left - list.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
