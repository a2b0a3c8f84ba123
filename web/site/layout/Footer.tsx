import { useIntl } from 'react-intl';
import type { Footer_site$key } from '../../__generated__/Footer_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Link } from '../../shared/router/Link.tsx';
import { path } from '../../shared/router/paths.ts';
import { useIsPublished } from '../../shared/router/useIsPublished.ts';
import css from './Footer.module.css';
import { FooterBlock } from './FooterBlock.tsx';

/** The footer of every page: a street of gables, the agency's blocks and its legal lines. */
export const Footer = repeated('Footer', Gables);

function Gables(props: { site: Footer_site$key }) {
  const intl = useIntl();
  const isPublished = useIsPublished();
  const newsletter = path('newsletter', useLanguage());
  const { footer, copyright, legals } = useFragment(
    graphql`
      fragment Footer_site on Site {
        copyright
        legals
        footer {
          ...FooterBlock_block
        }
      }
    `,
    props.site,
  );
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.room}`}>
        <div className={css.blocks}>
          {footer.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block has nothing else of its own
            <FooterBlock key={i} block={block} />
          ))}
        </div>
        <div className={css.legal}>
          {copyright && <p>{copyright}</p>}
          {legals.map((legal) => (
            <p key={legal}>{legal}</p>
          ))}
          <p className={css.links}>
            {isPublished(newsletter) && (
              <Link to={newsletter}>{intl.formatMessage({ id: 'layout.newsletter' })}</Link>
            )}
            <a className={css.consent} href="?setcookies" rel="nofollow">
              {intl.formatMessage({ id: 'layout.consent' })}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
