import { useIntl } from 'react-intl';
import type { ListKind } from '../../../shared/list/filterVariables.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { TitleRow } from '../../../shared/ui/TitleRow.tsx';

interface Props {
  kind: ListKind;
  list: string;
  title: string;
  /** The city of a list at an address of its own. */
  town: string | null;
}

/** Where the list stands on the site, its title and a line about it. */
export function ListHead({ kind, list, title, town }: Props) {
  const intl = useIntl();
  const { crumb, intro } = words[kind];
  const name = intl.formatMessage({ id: crumb });
  return (
    <>
      {town === null ? (
        <Crumbs here={name} />
      ) : (
        <Crumbs steps={[{ to: list, text: name }]} here={town} />
      )}
      <TitleRow title={title}>{intl.formatMessage({ id: intro })}</TitleRow>
    </>
  );
}

const words = {
  sale: { crumb: 'list.sale', intro: 'list.saleIntro' },
  rent: { crumb: 'list.rentals', intro: 'list.rentIntro' },
  realisations: { crumb: 'list.realisations', intro: 'list.realisationsIntro' },
} as const;
