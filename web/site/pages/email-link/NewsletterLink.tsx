import { useIntl } from 'react-intl';
import type { NewsletterLink_newsletter$key } from '../../../__generated__/NewsletterLink_newsletter.graphql.ts';
import type { NewsletterLink_site$key } from '../../../__generated__/NewsletterLink_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { isLeaving, linkAddress } from '../../link/linkAddress.ts';
import css from '../../link/links.module.css';
import { NewsletterActions } from './NewsletterActions.tsx';
import { NewsletterLanguage } from './NewsletterLanguage.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';

interface Props {
  newsletter: NewsletterLink_newsletter$key;
  site: NewsletterLink_site$key;
  token: string;
}

/**
 * A subscription, whether it is active, and every action on it. A visitor who followed the link to unsubscribe gets that button
 * and a link to the other actions.
 */
export function NewsletterLink({ token, ...props }: Props) {
  const intl = useIntl();
  const { languages, location } = useRouter();
  const site = useFragment(
    graphql`
      fragment NewsletterLink_site on Site {
        ...FormFrame_site
      }
    `,
    props.site,
  );
  const { state, language } = useFragment(
    graphql`
      fragment NewsletterLink_newsletter on Newsletter {
        state
        language
      }
    `,
    props.newsletter,
  );
  const leaving = isLeaving(location.search);
  const words = (part: string) => textOf(intl, `form.link.${part}`);
  const title = words(leaving ? 'unsubscribe.title' : `newsletter.${state}`);
  return (
    <FormFrame
      site={site}
      title={title}
      text={words(leaving ? 'unsubscribe.text' : `newsletter.${state}.text`)}
      crumbs={<Crumbs here={title} />}
      paths={paths('newsletter', languages)}
      search={location.search}
    >
      <div className={css.links}>
        {leaving ? (
          <>
            <Unsubscribe token={token} from="unsubscribe" primary />
            <p>
              <Link to={linkAddress(location.pathname, token)}>{words('newsletter.rather')}</Link>
            </p>
          </>
        ) : (
          <>
            <NewsletterActions state={state} token={token} />
            {state !== 'PENDING' && <NewsletterLanguage token={token} language={language} />}
          </>
        )}
      </div>
    </FormFrame>
  );
}
