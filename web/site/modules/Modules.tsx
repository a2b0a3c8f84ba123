import type { ReactNode } from 'react';
import type { Modules_page$key } from '../../__generated__/Modules_page.graphql.ts';
import type { Modules_site$key } from '../../__generated__/Modules_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import type { Frame } from './frame.ts';
import { Module } from './Module.tsx';
import { ModuleRow } from './ModuleRow.tsx';
import { isFullWidth, rowsOf } from './rows.ts';

interface Props {
  page: Modules_page$key;
  site: Modules_site$key;
  home?: boolean;
  /** The form that the contact module shows; null leaves that module out, for a page that has the form elsewhere. */
  contact?: ReactNode;
  /** The class of the first row. */
  first?: string | undefined;
}

/** The modules of a configured page, row by row, as the agency laid them out. */
export function Modules({ home = false, contact, first, ...props }: Props) {
  const site = useFragment(
    graphql`
      fragment Modules_site on Site {
        ...Module_site
      }
    `,
    props.site,
  );
  const { image, ...page } = useFragment(
    graphql`
      fragment Modules_page on Page {
        image {
          ...Photo_photo
        }
        modules {
          kind
          row
          sm
          md
          lg
          title
          ...Module_module
        }
      }
    `,
    props.page,
  );
  const modules = page.modules.filter(({ kind }) => kind !== 'CONTACT' || contact !== null);
  const alone = !home && modules.length === 1 && !modules[0]?.title;
  return rowsOf(modules).map((row, i) => {
    const full = isFullWidth(row);
    const frame: Frame = {
      home,
      alone,
      cell: !full,
      picture: image,
      first: i === 0 ? first : undefined,
    };
    const parts = row.map((module, j) => ({
      module,
      part: (
        <Module
          // biome-ignore lint/suspicious/noArrayIndexKey: modules have no id and do not move
          key={`${module.row} ${j}`}
          {...{ module, site, contact }}
          frame={{ ...frame, title: module.title }}
        />
      ),
    }));
    const key = row[0]?.row;
    return full ? parts[0]?.part : <ModuleRow key={key} parts={parts} className={frame.first} />;
  });
}
