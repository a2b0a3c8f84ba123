import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Version_version$key } from '../__generated__/Version_version.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { type NamedPage, useDifferenceTexts } from './useDifferenceTexts.ts';
import { VersionChanges } from './VersionChanges.tsx';
import css from './Versions.module.css';

interface Props {
  version: Version_version$key;
  record: string;
  pages: readonly NamedPage[];
  busy: boolean;
  /** Absent for who may not, and for what is in force. */
  restore: (() => void) | undefined;
}

/** A version: who wrote it, when, what it changed, and the way back to it. */
export function Version({ version: key, record, pages, busy, restore }: Props) {
  const say = useText();
  const { full } = useTime();
  const { label } = useDifferenceTexts(pages);
  const { version, origin, author, at, changed } = useFragment(
    graphql`
      fragment Version_version on Version {
        version
        origin
        author {
          name
        }
        at
        changed {
          field
          language
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  const who = origin === 'FOLDER' ? say('part.anImport') : (author?.name ?? say('part.somebody'));
  const when = at ? full(at) : '';
  return (
    <li>
      <p>
        {at ? (
          <>
            <span className="strong">{who}</span>, {when}
            {!open && (
              <span className="small soft">
                {changed.map(({ field, language }) => label({ field, language })).join(', ')}
              </span>
            )}
          </>
        ) : (
          <span className="strong">{say('versions.first')}</span>
        )}
      </p>
      <p className={css.actions}>
        {at && (
          <DeskButton
            variant="plain"
            aria-expanded={open}
            aria-label={say('versions.showOf', { at: when })}
            onClick={() => setOpen(!open)}
          >
            {say(open ? 'versions.hide' : 'versions.show')}
          </DeskButton>
        )}
        {restore && (
          <DeskButton
            variant="plain"
            busy={busy}
            aria-label={at ? say('versions.restoreOf', { at: when }) : say('versions.restoreFirst')}
            onClick={restore}
          >
            {say('versions.restore')}
          </DeskButton>
        )}
      </p>
      {open && <VersionChanges record={record} version={version} pages={pages} />}
    </li>
  );
}
