import type { ReactNode } from 'react';
import type { LoginFrame_page$key } from '../../../../__generated__/LoginFrame_page.graphql.ts';
import type { LoginFrame_site$key } from '../../../../__generated__/LoginFrame_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import type { LocalizedPath } from '../../../../shared/router/paths.ts';
import { classes } from '../../../../shared/ui/classes.ts';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import { Page } from '../../../layout/Page.tsx';
import css from './LoginFrame.module.css';

/** The data of the frame around every form for signing in. */
export interface Frame {
  site: LoginFrame_site$key;
  /** The configured login page, for its picture; null when the agency configured none. */
  page: LoginFrame_page$key | null | undefined;
  paths: readonly LocalizedPath[];
}

interface Props extends Frame {
  title: string;
  text?: string;
  /** For a form with fields side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A form to sign in, to register or to choose a password; on wide screens beside a photo. */
export function LoginFrame({ title, text, wide, paths, children, ...props }: Props) {
  const site = useFragment(
    graphql`
      fragment LoginFrame_site on Site {
        ...Page_site
        banner {
          image {
            ...Photo_photo
          }
        }
      }
    `,
    props.site,
  );
  const page = useFragment(
    graphql`
      fragment LoginFrame_page on Page {
        image {
          ...Photo_photo
        }
      }
    `,
    props.page,
  );
  const photo = page?.image ?? site.banner.image;
  return (
    <Page site={site} title={title} description={text ?? title} paths={paths} robots="noindex">
      <section className={css.login}>
        {photo && (
          <Photo
            photo={photo}
            sizes="(min-width: 60rem) 50vw, 1px"
            decorative
            className={css.photo}
          />
        )}
        <div className={classes(css.column, wide && css.wide)}>
          <header>
            <h1>{title}</h1>
            {text && <p className="soft">{text}</p>}
          </header>
          {children}
        </div>
      </section>
    </Page>
  );
}
