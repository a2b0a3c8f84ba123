import { useEffect, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { isLanguage } from '../../shared/i18n/languages.ts';
import { mutate } from '../../shared/relay/environment.ts';
import { RouterContext } from '../../shared/router/routerContext.ts';
import type { AsOwnerViewMutation } from '../__generated__/AsOwnerViewMutation.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Head } from '../frame/Screen.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { AsOwnerProperty } from './AsOwnerProperty.tsx';
import css from './Owners.module.css';
import { siteRouter } from './siteRouter.ts';
import { useSiteTexts } from './useSiteTexts.ts';

type Viewed = AsOwnerViewMutation['response']['viewAsOwner'];

/** Asks for the owner's page once, which is noted in the log, and draws its parts as the site does. */
export function AsOwnerView({ number }: { number: string }) {
  const say = useText();
  const { ended } = useSession();
  const view = useView();
  const [chosen, setChosen] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is opened
  useEffect(() => {
    setFailure(null);
    view({ input: { owner: `DeskOwner:${number}` } })
      .then(({ viewAsOwner }) => {
        const problems = viewAsOwner.__typename === 'InvalidInput' ? viewAsOwner.problems : [];
        if (problems.some(({ code }) => code === 'SIGNED_OUT')) ended();
        else setViewed(viewAsOwner);
      })
      .catch((error) => setFailure(failureOf(error)));
  }, [number, turn]);
  const owner = viewed?.__typename === 'OwnerViewed' ? viewed.owner : null;
  const shown = owner?.properties.find(({ number }) => number === chosen) ?? owner?.properties[0];
  const code = shown?.language.toLowerCase();
  const language = isLanguage(code) ? code : 'nl';
  const intl = useSiteTexts(owner ? language : null);
  if (failure) return <Failed failure={failure} again={() => setTurn(turn + 1)} isScreen />;
  if (!viewed) return <Waiting rows={10} />;
  if (!owner)
    return <Empty title={say('owners.gone.title')} text={say('owners.gone.text')} isScreen />;
  return (
    <>
      <Head title={say('owners.as.of', { name: owner.name })} text={say('owners.as.text')} />
      {owner.properties.length === 0 && (
        <Empty title={say('owners.sees', { count: 0 })} text={say('owners.seesNothing')} />
      )}
      {owner.properties.length > 1 && (
        <div className={css.which}>
          <SelectField
            label={say('owners.properties')}
            value={String(shown?.number)}
            options={owner.properties.map(({ number, reference, title }) => ({
              value: String(number),
              text: `${reference} ${title}`,
            }))}
            onChange={(number) => setChosen(Number(number))}
          />
        </div>
      )}
      {intl && shown && (
        <RouterContext value={siteRouter(language)}>
          <RawIntlProvider value={intl}>
            <AsOwnerProperty key={shown.number} property={shown} />
          </RawIntlProvider>
        </RouterContext>
      )}
    </>
  );
}

const mutation = graphql`
    mutation AsOwnerViewMutation($input: ViewAsOwnerInput!) {
      viewAsOwner(input: $input) {
        __typename
        ... on OwnerViewed {
          owner {
            name
            properties {
              number
              reference
              title
              language
              ...AsOwnerProperty_property
            }
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `;

/** Sends the mutation, and reads what came from the store, so that its fragments can be read. */
function useView() {
  const environment = useRelayEnvironment();
  return async (variables: AsOwnerViewMutation['variables']) => {
    await mutate(environment, mutation, variables, null);
    const { fragment } = createOperationDescriptor(getRequest(mutation), variables);
    return environment.lookup(fragment).data as AsOwnerViewMutation['response'];
  };
}
