import { useIntl } from 'react-intl';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { Field } from '../../../../shared/form/fields/Field.tsx';
import { PasswordField } from '../../../../shared/form/fields/PasswordField.tsx';
import { PlainForm } from '../../../../shared/form/PlainForm.tsx';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { pathAfterSignIn } from './signInPaths.ts';

const mutation = graphql`
  mutation SignInFormMutation($input: SignInInput!) {
    signIn(input: $input) {
      ... on SignedIn {
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

/** Signs an owner in. Back does not return to the login page afterwards. */
export function SignInForm() {
  const intl = useIntl();
  const language = useLanguage();
  const { navigate, languages, location } = useRouter();
  const next = pathAfterSignIn(location.search, language, languages);
  return (
    <PlainForm
      name="signIn"
      mutation={mutation}
      hidden={{ language: graphLanguage(language) }}
      submit={intl.formatMessage({ id: 'form.signIn.send' })}
      primary
      wide
      then={() => navigate(next, { replace: true })}
    >
      <Field name="email" type="email" autoComplete="username" required />
      <PasswordField name="password" autoComplete="current-password" />
    </PlainForm>
  );
}
