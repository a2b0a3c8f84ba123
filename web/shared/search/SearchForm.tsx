import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { resource } from '../router/resource.ts';
import { useRouter } from '../router/useRouter.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './SearchBlock.module.css';
import { searchPath } from './searchPath.ts';
import { useSearchPanel } from './useSearchPanel.ts';

const loadPanel = resource(() => import('./SearchPanel.tsx'));
const SearchPanel = lazy<ComponentType<{ id: string; text: string }>>(() =>
  loadPanel().then(
    (module) => ({ default: module.SearchPanel }),
    () => ({ default: () => null }), // the form still leads to the list
  ),
);

/** Longer than what is read of a sentence, so that the list can say that the rest was not. An address has room for it in any script. */
const longest = 800;

interface Props {
  /** It stands in a page, not over a photo. */
  plain?: boolean;
  /** Whether there is a field; true when absent. */
  input?: boolean;
  /** Whether there is a button; true when absent. */
  button?: boolean;
  /** What stands above the field. */
  above?: ReactNode;
  children?: ReactNode;
}

/**
 * The search field with its panel. Sent, it leads to what the words say: a town, a property, or the list of a sentence's
 * conditions; without scripts that is all it does, as an ordinary form.
 */
export function SearchForm({ plain, input = true, button = true, above, children }: Props) {
  const intl = useIntl();
  const list = path('sale', useLanguage());
  const { navigate } = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const panel = useSearchPanel(field);
  return (
    <form
      className={classes(css.search, plain && css.plain)}
      role="search"
      action={list}
      {...panel.form}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(searchPath(list, text));
      }}
    >
      {above}
      {(input || button) && (
        <div className={css.entry}>
          {input && (
            <>
              <label htmlFor="search-text">{intl.formatMessage({ id: 'search.label' })}</label>
              <input
                ref={field}
                id="search-text"
                name="q"
                type="search"
                maxLength={longest}
                aria-describedby="search-hint"
                autoComplete="off"
                placeholder={intl.formatMessage({ id: 'search.example' })}
                value={text}
                onChange={(event) => setText(event.target.value)}
                {...panel.field}
              />
              <p id="search-hint">{intl.formatMessage({ id: 'search.hint' })}</p>
            </>
          )}
          {button && (
            <button
              type="submit"
              className={css.go}
              aria-label={input ? intl.formatMessage({ id: 'search.go' }) : undefined}
              onClick={panel.openFirst}
            >
              <Icon name="search" />
              {!input && <span>{intl.formatMessage({ id: 'search.go' })}</span>}
            </button>
          )}
        </div>
      )}
      {children}
      {panel.open && (
        <Suspense>
          <SearchPanel id={panel.id} text={text} />
        </Suspense>
      )}
    </form>
  );
}
