import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewLinkQuery } from '../__generated__/NewLinkQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Choice } from '../ui/Choice.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { FirstRun } from './FirstRun.tsx';
import css from './NewLink.module.css';
import { NewLinkAccount } from './NewLinkAccount.tsx';
import { nameOfSystem } from './systems.ts';

type StepName = 'system' | 'account' | 'first';
const order: readonly StepName[] = ['system', 'account', 'first'];

/** Makes a link to a CRM: which one, the account there, which is tried, and the first run as it goes. One sees the whole way. */
export function NewLink() {
  const say = useText();
  const { answer, failure, again } = useQuery<NewLinkQuery>(
    graphql`
      query NewLinkQuery {
        desk {
          linkSystems {
            name
            settings {
              name
              default
              required
            }
          }
          links {
            id
            ...FirstRun_link
          }
        }
      }
    `,
    {},
    ['links'],
  );
  useEnd(answer);
  const [at, setAt] = useState<StepName>('system');
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const systems = answer?.desk?.linkSystems;
  const links = answer?.desk?.links ?? [];
  const system = systems?.find(({ name }) => name === chosen) ?? systems?.[0];
  const link = links.find(({ id }) => id === made);
  const stepProps = (step: StepName) => ({
    className:
      order.indexOf(step) < order.indexOf(at) ? css.done : step === at ? css.at : undefined,
    'aria-current': step === at ? ('step' as const) : undefined,
  });
  return (
    <Screen title={say('links.new')}>
      <p className={css.back}>
        <Link to={{ screen: 'links' }}>{say('links.title')}</Link>
      </p>
      <Head title={say('links.new')} text={say('links.new.text')} />
      {!systems && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {systems && system && (
        <ol className={css.steps}>
          <li {...stepProps('system')}>
            <div>
              <header>
                <h2>{say('links.new.system')}</h2>
                {at !== 'system' && <span>{nameOfSystem(system.name)}</span>}
                {at === 'account' && (
                  <button type="button" className={css.change} onClick={() => setAt('system')}>
                    {say('links.new.change')}
                  </button>
                )}
              </header>
              {at === 'system' && (
                <form
                  className={css.inside}
                  onSubmit={(event) => {
                    event.preventDefault();
                    setAt('account');
                  }}
                >
                  <Choice
                    label={say('links.new.system')}
                    options={systems.map(({ name }) => ({ value: name, text: nameOfSystem(name) }))}
                    value={system.name}
                    onChange={setChosen}
                  />
                  <p>
                    <DeskButton type="submit" variant="primary">
                      {say('links.new.next')}
                    </DeskButton>
                  </p>
                </form>
              )}
            </div>
          </li>
          <li {...stepProps('account')}>
            <div>
              <header>
                <h2>
                  {at === 'account'
                    ? say('links.new.accountOf', { system: nameOfSystem(system.name) })
                    : say('links.new.account')}
                </h2>
                {at === 'first' && <span>{made}</span>}
              </header>
              {at === 'account' && (
                <NewLinkAccount
                  key={system.name}
                  system={system.name}
                  settings={system.settings}
                  taken={links.map(({ id }) => id)}
                  made={(name) => {
                    setMade(name);
                    setAt('first');
                    again();
                  }}
                />
              )}
            </div>
          </li>
          <li {...stepProps('first')}>
            <div>
              <header>
                <h2>{say('links.new.first')}</h2>
              </header>
              {at === 'first' && (
                <div className={css.inside}>{link && <FirstRun link={link} changed={again} />}</div>
              )}
            </div>
          </li>
        </ol>
      )}
    </Screen>
  );
}
