import { useIntl } from 'react-intl';
import type { ArticleAside_article$key } from '../../__generated__/ArticleAside_article.graphql.ts';
import type { ArticleAside_site$key } from '../../__generated__/ArticleAside_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { emailTo, telephone } from '../contact/contactLinks.ts';
import { FormButton } from '../form/FormLink.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { categoryOf } from './category.ts';

interface Props {
  article: ArticleAside_article$key;
  site: ArticleAside_site$key;
  className?: string | undefined;
}

/** Whom to contact about a service, or where to apply for a job; nothing beside other articles. */
export function ArticleAside({ className, ...props }: Props) {
  const intl = useIntl();
  const { key, path, title } = useFragment(
    graphql`
      fragment ArticleAside_article on Article {
        key
        path
        title
      }
    `,
    props.article,
  );
  const { name, phone, email } = useFragment(
    graphql`
      fragment ArticleAside_site on Site {
        name
        phone
        email
      }
    `,
    props.site,
  );
  const words = asides[categoryOf(key) as keyof typeof asides];
  if (!words) return null;
  return (
    <aside className={className}>
      <h2>{intl.formatMessage({ id: words.title })}</h2>
      <p>
        <strong>{name}</strong>
        <br />
        <a href={telephone(phone)}>{phone}</a>
        <br />
        <a href={emailTo(email, title)}>{email}</a>
      </p>
      {words.form === null ? (
        <ButtonLink to={emailTo(email, title)}>
          {intl.formatMessage({ id: words.action })}
        </ButtonLink>
      ) : (
        <FormButton primary path={path} form={words.form}>
          {intl.formatMessage({ id: words.action })}
        </FormButton>
      )}
    </aside>
  );
}

const asides = {
  vacancies: { title: 'article.application', action: 'article.apply', form: 'apply' },
  'our-services': { title: 'article.questions', action: 'article.write', form: null },
} as const;
