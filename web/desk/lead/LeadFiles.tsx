import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadFiles_lead$key } from '../__generated__/LeadFiles_lead.graphql.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { kilobytes } from './answer/kilobytes.ts';
import css from './LeadMatter.module.css';

/** The files that came with a lead. Their address is good for an hour; the screen asks for another each time it opens. */
export function LeadFiles({ lead: key }: { lead: LeadFiles_lead$key }) {
  const say = useText();
  const { locale } = useIntl();
  const { files, filesPath } = useFragment(
    graphql`
      fragment LeadFiles_lead on Lead {
        files {
          name
          size
        }
        filesPath
      }
    `,
    key,
  );
  if (!filesPath) return null;
  return (
    <Block title={say('matter.files')}>
      <ul className={css.list}>
        {files.map(({ name, size }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={index}>
            {name} <span className="small soft">{kilobytes(size, locale)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className={buttonClass()} href={filesPath} download>
          <Icon name="download" />
          {say('matter.open', { count: files.length })}
        </a>
      </p>
    </Block>
  );
}
