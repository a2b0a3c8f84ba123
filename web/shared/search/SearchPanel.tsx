import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { resource } from '../router/resource.ts';
import { ProjectHit, SearchHit } from './SearchHit.tsx';
import css from './SearchPanel.module.css';
import { SearchRow } from './SearchRow.tsx';
import { SearchSentence } from './SearchSentence.tsx';
import { usePanelKeys } from './usePanelKeys.ts';
import { useSearchResult } from './useSearchResult.ts';

const loadHere = resource(() => import('./HereRow.tsx'));

/** What matches the words in the field: types, cities, projects and properties. Without words, the types alone. */
export function SearchPanel({ id, text }: { id: string; text: string }) {
  const intl = useIntl();
  const { result, understood, failed } = useSearchResult(text);
  const panel = useRef<HTMLDivElement>(null);
  usePanelKeys(panel);
  const [Here, setHere] = useState<ComponentType | null>(null);
  useEffect(() => {
    loadHere().then(
      ({ HereRow }) => setHere(() => HereRow),
      () => undefined, // the panel works without it
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new result is read from its top
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, [result]);
  const { types = [], cities = [], projects = [], properties = [] } = result ?? {};
  const hits = types.length + cities.length + projects.length + properties.length;
  const isOne = hits > 0 && !/\S\s+\S/.test(text); // a word that is found says enough: "LLN" is a town without homes
  const sentence = !isOne && result && understood && understood.parts.length > 0;
  const count = hits + (sentence ? 1 : 0);
  const status = failed ? 'search.failed' : 'search.found';
  const isWaiting = result === null && !failed;
  return (
    <div
      ref={panel}
      id={id}
      className={css.panel}
      role="dialog"
      aria-label={intl.formatMessage({ id: 'search.results' })}
      aria-busy={isWaiting}
      tabIndex={-1}
      onBlur={(event) => {
        if (!document.hasFocus()) event.stopPropagation(); // the browser's own question of the place does not close it
      }}
    >
      <p role="status" className={failed || (result && count === 0) ? css.status : 'hidden-text'}>
        {!isWaiting && intl.formatMessage({ id: status }, { count })}
      </p>
      {isWaiting && (
        <p className={css.waiting} aria-hidden="true">
          {intl.formatMessage({ id: 'search.waiting' })}
        </p>
      )}
      {sentence && <SearchSentence text={text} understood={understood} />}
      {Here && result && text.trim() === '' && <Here />}
      {types.length > 0 && (
        <section>
          <h2 className="label">{intl.formatMessage({ id: 'search.types' })}</h2>
          <ul>
            {types.map((type) => (
              <SearchRow key={type.category.id} words={type.name} {...type} />
            ))}
          </ul>
        </section>
      )}
      {cities.length > 0 && (
        <section>
          <h2 className="label">{intl.formatMessage({ id: 'search.cities' })}</h2>
          <ul>
            {cities.map(({ city, label, ...paths }) => (
              <SearchRow key={city.id} words={label} {...city} {...paths} />
            ))}
          </ul>
        </section>
      )}
      {projects.length > 0 && (
        <section>
          <h2 className="label">{intl.formatMessage({ id: 'search.projects' })}</h2>
          <ul>
            {projects.map((project) => (
              <ProjectHit key={project.id} project={project} />
            ))}
          </ul>
        </section>
      )}
      {properties.length > 0 && (
        <section>
          <h2 className="label">{intl.formatMessage({ id: 'search.properties' })}</h2>
          <ul>
            {properties.map((property) => (
              <SearchHit key={property.id} property={property} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
