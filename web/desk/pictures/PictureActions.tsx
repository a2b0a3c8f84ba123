import { graphql, useFragment } from 'react-relay/hooks';
import type { PictureActions_picture$key } from '../__generated__/PictureActions_picture.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './PictureView.module.css';
import { UploadDialog } from './UploadDialog.tsx';
import { useRemovePicture } from './useRemovePicture.ts';
import { useReplacePicture } from './useReplacePicture.ts';

interface Props {
  picture: PictureActions_picture$key;
  changed: () => void;
  /** The picture is gone. */
  removed: () => void;
  /** Shows another picture. */
  show: (id: string) => void;
}

/** Replaces a picture wherever the site shows it, puts it back, or removes one that nothing shows. */
export function PictureActions({ picture: key, changed, removed, show }: Props) {
  const say = useText();
  const { id, version, uploadedAt, replacedBy, uses, words } = useFragment(
    graphql`
      fragment PictureActions_picture on Picture {
        id
        version
        uploadedAt
        replacedBy
        uses {
          number
        }
        words {
          language
          text
        }
      }
    `,
    key,
  );
  const replacing = useDialog('replace');
  const replace = useReplacePicture();
  const remove = useRemovePicture();
  const change = useChange(changed);
  const removal = useChange(removed);
  const ofSite = uses.some(({ number }) => number == null);
  const wrong = change.wrong ?? removal.wrong;
  const failed = change.failed ?? removal.failed;
  return (
    <div className={css.form}>
      <p className={css.row}>
        {ofSite && (
          <DeskButton aria-haspopup="dialog" onClick={() => replacing.show()}>
            {say('pictures.replace')}
          </DeskButton>
        )}
        {replacedBy && (
          <DeskButton
            busy={change.busy}
            onClick={() => change.run(() => replace({ picture: id, version, by: null }))}
          >
            {say('pictures.putBack')}
          </DeskButton>
        )}
        {uploadedAt && uses.length === 0 && (
          <DeskButton
            variant="bad"
            busy={removal.busy}
            onClick={() => removal.run(() => remove({ picture: id, version }))}
          >
            {say('pictures.remove')}
          </DeskButton>
        )}
      </p>
      {replacedBy && (
        <p className="small soft">
          {say('pictures.replaced')}{' '}
          <DeskButton variant="plain" onClick={() => show(replacedBy)}>
            {say('pictures.showReplacing')}
          </DeskButton>
        </p>
      )}
      {uploadedAt && uses.length > 0 && <p className="small soft">{say('pictures.removeHelp')}</p>}
      <Wrong
        failed={failed}
        text={wrong && say(wrong === 'STALE' ? 'pictures.stale' : 'pictures.notRemoved')}
      />
      {replacing.about !== null && (
        <UploadDialog
          title={say('pictures.replaceTitle')}
          words={words}
          close={replacing.close}
          done={async (by) => {
            replacing.close();
            await change.run(async () => {
              const answer = await replace({ picture: id, version, by });
              if (answer.__typename === 'PictureChanged') show(by);
              return answer;
            });
          }}
        />
      )}
    </div>
  );
}
