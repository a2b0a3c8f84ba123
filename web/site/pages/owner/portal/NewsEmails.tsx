import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { NewsEmails_owner$key } from '../../../../__generated__/NewsEmails_owner.graphql.ts';
import type { NewsEmailsMutation } from '../../../../__generated__/NewsEmailsMutation.graphql.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { Switch } from '../../../../shared/ui/Switch.tsx';
import css from './NewsEmails.module.css';

const mutation = graphql`
  mutation NewsEmailsMutation($input: SetNewsEmailsInput!) {
    setNewsEmails(input: $input) {
      ... on NewsEmailsSet {
        owner {
          id
          newsEmails
        }
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

/** Switches the emails on and off that tell the owner of news. It shows what was chosen, and what was stored when that failed. */
export function NewsEmails(props: { owner: NewsEmails_owner$key }) {
  const intl = useIntl();
  const [set] = useMutation<NewsEmailsMutation>(mutation);
  const language = graphLanguage(useLanguage());
  const { newsEmails } = useFragment(
    graphql`
      fragment NewsEmails_owner on Owner {
        newsEmails
      }
    `,
    props.owner,
  );
  const [state, setState] = useState<'Still' | 'Busy' | 'On' | 'Off' | 'Failed'>('Still');
  const [chosen, setChosen] = useState(newsEmails);
  const choose = (on: boolean) => {
    if (state === 'Busy') return;
    setChosen(on);
    setState('Busy');
    const end = (stored: boolean) => {
      if (!stored) setChosen(!on);
      setState(stored ? (on ? 'On' : 'Off') : 'Failed');
    };
    set({
      variables: { input: { language, on } },
      onCompleted: ({ setNewsEmails }) => end(setNewsEmails.problems === undefined),
      onError: () => end(false),
    });
  };
  return (
    <div className={css.news}>
      <Switch
        label={intl.formatMessage({ id: 'owner.newsEmails' })}
        text={intl.formatMessage({ id: 'owner.newsEmailsText' })}
        checked={chosen}
        onChange={choose}
      />
      <p role="status">
        {(state === 'On' || state === 'Off') &&
          intl.formatMessage({ id: `owner.newsEmails.${state}` })}
      </p>
      <p role="alert">
        {state === 'Failed' && intl.formatMessage({ id: 'owner.newsEmailsFailed' })}
      </p>
    </div>
  );
}
