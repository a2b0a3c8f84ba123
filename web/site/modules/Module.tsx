import type { ReactNode } from 'react';
import type { Module_module$key } from '../../__generated__/Module_module.graphql.ts';
import type { Module_site$key } from '../../__generated__/Module_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { ArticleModule } from './ArticleModule.tsx';
import { CategoryModule } from './CategoryModule.tsx';
import { Contact } from './Contact.tsx';
import type { Frame } from './frame.ts';
import { Projects } from './Projects.tsx';
import { PropertyModule } from './PropertyModule.tsx';
import { RareModule } from './RareModule.tsx';

interface Props {
  module: Module_module$key;
  site: Module_site$key;
  frame: Frame;
  /** The form that a contact module shows instead of a link to it. */
  contact?: ReactNode;
}

/** A module of a configured page, by its kind. */
export function Module({ frame, contact, ...props }: Props) {
  const site = useFragment(
    graphql`
      fragment Module_site on Site {
        ...PropertyModule_site
        ...Contact_site
      }
    `,
    props.site,
  );
  const module = useFragment(
    graphql`
      fragment Module_module on Module {
        kind
        ...PropertyModule_module
        ...Projects_module
        ...CategoryModule_module
        ...ArticleModule_module
        ...RareModule_module
      }
    `,
    props.module,
  );
  switch (module.kind) {
    case 'PROPERTY_LIST':
      return <PropertyModule module={module} site={site} frame={frame} />;
    case 'PROJECT_LIST':
      return <Projects module={module} frame={frame} />;
    case 'CATEGORY':
      return <CategoryModule module={module} frame={frame} />;
    case 'ARTICLE':
      return <ArticleModule module={module} frame={frame} />;
    case 'CONTACT':
      return <Contact site={site} frame={frame} form={contact} />;
    case 'FORM':
    case 'TEAM':
      return <RareModule module={module} frame={frame} />;
    default:
      return null; // a kind that this version of the app does not know
  }
}
