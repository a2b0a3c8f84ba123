import type { NewPasswordFormPageQuery } from '../../../../__generated__/NewPasswordFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import type { Outcome, PageProps } from '../../../../shared/router/page.ts';
import { paths } from '../../../../shared/router/paths.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { tokenIn } from '../../../link/linkAddress.ts';
import { EndedPasswordLink } from './EndedPasswordLink.tsx';
import { NewPassword } from './NewPassword.tsx';

export const query = graphql`
  query NewPasswordFormPageQuery($language: Language!, $path: String!, $token: String!)
  {
    site(language: $language) {
      ...LoginFrame_site
    }
    page(path: $path, language: $language) {
      ...LoginFrame_page
    }
    passwordLink(token: $token)
  }
`;

/** 404 for a link that is wrong, used or has expired. */
export function outcome({ passwordLink }: NewPasswordFormPageQuery['response']): Outcome {
  return { status: passwordLink ? 200 : 404 };
}

/** The page of the email link to choose a password: the form, or that the link no longer works. */
export function NewPasswordFormPage({
  data,
  location: { search },
}: PageProps<NewPasswordFormPageQuery>) {
  const { languages } = useRouter();
  const { site, page, passwordLink } = data;
  const frame = { site, page, paths: paths('password', languages, search) };
  if (!passwordLink) return <EndedPasswordLink frame={frame} />;
  return <NewPassword frame={frame} token={tokenIn(search)} />;
}
