import { useIntl } from 'react-intl';
import { graphql } from '../../../shared/answer/fragment.ts';
import { Choices } from '../../../shared/form/fields/Choices.tsx';
import { graphLanguage } from '../../../shared/i18n/languages.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { LinkForm } from '../../link/LinkForm.tsx';

const mutation = graphql`
  mutation NewsletterLanguageMutation($input: NewsletterChangeInput!) {
    changeNewsletter(input: $input) {
      ... on NewsletterChanged {
        path
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

/** Changes the language of the newsletter. */
export function NewsletterLanguage({ token, language }: { token: string; language: string }) {
  const intl = useIntl();
  const { languages } = useRouter();
  const options = languages.map((code) => ({
    value: graphLanguage(code),
    text: intl.formatMessage({ id: `form.language.${code}` }),
  }));
  return (
    <LinkForm
      name="changeNewsletter"
      mutation={mutation}
      token={token}
      submit={intl.formatMessage({ id: 'form.link.changeNewsletter.button' })}
    >
      <Choices name="language" options={options} initial={[language]} />
    </LinkForm>
  );
}
