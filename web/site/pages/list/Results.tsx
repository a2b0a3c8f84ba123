import {
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import type { Results_properties$key } from '../../../__generated__/Results_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import type { View } from '../../../shared/list/filter.ts';
import { isInView } from '../../../shared/list/filterVariables.ts';
import { resource } from '../../../shared/router/resource.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import type { ResultsMapProps } from './map/ResultsMap.tsx';
import css from './Results.module.css';

/** The map and what it needs around it, which come after the page. */
export const loadMap = resource(() => import('./map/ResultsMap.tsx'));

interface Props extends Pick<ResultsMapProps, 'kind' | 'list' | 'filter'> {
  view: View;
  properties: Results_properties$key;
  /** The cards in the order of the properties, or the message when there are none. */
  children: ReactNode;
}

/**
 * The properties as cards, on a map, or both side by side, where pointing at a card highlights its pin, and choosing a pin brings its
 * card into view. The map loads after the page; when that fails, the cards are shown, and it says so.
 */
export function Results({ view, kind, list, filter, children, ...props }: Props) {
  const intl = useIntl();
  const [Loaded, setLoaded] = useState<ComponentType<ResultsMapProps> | 'failed' | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const properties = useFragment(
    graphql`
      fragment Results_properties on PropertyConnection
      @argumentDefinitions(map: { type: "Boolean!" }) {
        nodes {
          number
        }
        ...ResultsMap_properties @arguments(map: $map)
      }
    `,
    props.properties,
  );
  const needsMap = view !== 'list';
  useEffect(() => {
    if (!needsMap) return;
    loadMap().then(
      ({ ResultsMap }) => setLoaded(() => ResultsMap),
      () => setLoaded('failed'),
    );
  }, [needsMap]);
  const shown = Loaded === 'failed' ? 'list' : view;
  const numbers = properties.nodes.map(({ number }) => number);
  const point = (event: SyntheticEvent<HTMLElement>) => setMarked(numberUnder(event, numbers));
  const leave = () => setMarked(null);
  return (
    <div className={css[shown]} data-moved={isInView(kind, filter) || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the highlighted pin is decoration; focus highlights it too */}
      <div onPointerOver={point} onFocus={point} onPointerLeave={leave} onBlur={leave}>
        {needsMap && Loaded === 'failed' && (
          <div role="alert" className={css.failed}>
            <Notice icon="alert">{intl.formatMessage({ id: 'list.mapFailed' })}</Notice>
          </div>
        )}
        {children}
      </div>
      {shown !== 'list' && (
        <div className={css.frame}>
          {Loaded && Loaded !== 'failed' && (
            <Loaded
              kind={kind}
              list={list}
              filter={filter}
              properties={properties}
              marked={marked}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The number of the property whose card is under an event; the cards stand in the order of the numbers. */
function numberUnder(event: SyntheticEvent<HTMLElement>, numbers: readonly number[]) {
  const cards = [...event.currentTarget.querySelectorAll('article')];
  const at = cards.findIndex((card) => card.contains(event.target as Node));
  return numbers[at] ?? null;
}
