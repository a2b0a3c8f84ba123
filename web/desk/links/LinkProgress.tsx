import { graphql, useFragment } from 'react-relay/hooks';
import type { LinkProgress_link$key } from '../__generated__/LinkProgress_link.graphql.ts';
import { useText } from '../app/texts.ts';
import css from './NewLink.module.css';
import { nameOfSystem } from './systems.ts';

/** How far the run of a link is: what it has read of what the CRM has. */
export function LinkProgress({ link: key }: { link: LinkProgress_link$key }) {
  const say = useText();
  const { system, readNow, toRead } = useFragment(
    graphql`
      fragment LinkProgress_link on Link {
        system
        readNow
        toRead
      }
    `,
    key,
  );
  const all = Math.max(toRead ?? 0, readNow ?? 0);
  const text =
    all > 0
      ? say('links.progress', { read: readNow ?? 0, all })
      : say('links.progress.begins', { system: nameOfSystem(system) });
  return (
    <div className={css.progress}>
      <b role="status">{text}</b>
      {all > 0 && <progress value={readNow ?? 0} max={all} aria-label={text} />}
    </div>
  );
}
