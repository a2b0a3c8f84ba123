import { graphql, useFragment } from 'react-relay/hooks';
import type { Source_property$key } from '../__generated__/Source_property.graphql.ts';
import { type Say, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import dialogCss from './PropertyDialog.module.css';
import css from './Source.module.css';
import { usePropertyChange } from './usePropertyChange.ts';

interface Props {
  property: Source_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
}

/** Who brings a property, since when, and taking it over or giving it back. */
export function Source({ property: key, number, changed }: Props) {
  const say = useText();
  const { longMoment } = useTime();
  const { sourceKind, sourceName, sourceAt, takenFrom, givable, listable } = useFragment(
    graphql`
      fragment Source_property on DeskProperty {
        sourceKind
        sourceName
        sourceAt
        takenFrom {
          kind
          name
        }
        givable
        listable
      }
    `,
    key,
  );
  const takingOver = useDialog('takeOver');
  const givingBack = useDialog('giveBack');
  const { takeOver, giveBack } = usePropertyChange();
  const change = useChange(() => {
    if (takingOver.about !== null) takingOver.close();
    else givingBack.close();
    changed();
  });
  const isOfDesk = sourceKind === 'DESK';
  const source = sourceText(
    say,
    isOfDesk ? (takenFrom?.kind ?? 'DESK') : sourceKind,
    isOfDesk ? (takenFrom?.name ?? '') : sourceName,
  );
  const open = isOfDesk ? givingBack : takingOver;
  if (isOfDesk && !takenFrom) return null;
  return (
    <div className={css.source}>
      <Icon name={isOfDesk ? 'house' : 'links'} />
      <p>
        <b>
          {isOfDesk
            ? say('source.desk', { source })
            : say('source.from', { source, at: longMoment(sourceAt) })}
        </b>{' '}
        {say(isOfDesk ? (givable ? 'source.leftAlone' : 'source.gone') : 'source.readOnly')}
      </p>
      {listable && (!isOfDesk || givable) && (
        <DeskButton onClick={() => open.show()}>
          {say(isOfDesk ? 'source.giveBack' : 'source.takeOver')}
        </DeskButton>
      )}
      {open.about !== null && listable && (
        <DeskDialog
          title={say(isOfDesk ? 'source.giveBackTitle' : 'source.takeOverTitle')}
          close={open.close}
        >
          <div className={dialogCss.form}>
            <p>{say(isOfDesk ? 'source.giveBackText' : 'source.takeOverText', { source })}</p>
            <Wrong
              failed={change.failed}
              text={
                change.wrong && say(change.wrong === 'IN_USE' ? 'source.drafted' : 'source.refused')
              }
            />
            <p className={dialogCss.row}>
              <DeskButton
                variant="primary"
                busy={change.busy}
                onClick={() => change.run(() => (isOfDesk ? giveBack(number) : takeOver(number)))}
              >
                {say(isOfDesk ? 'source.giveBack' : 'source.takeOver')}
              </DeskButton>
              <DeskButton variant="plain" onClick={open.close}>
                {say('dialog.cancel')}
              </DeskButton>
            </p>
          </div>
        </DeskDialog>
      )}
    </div>
  );
}

/** What brings a property, in words. */
export function sourceText(say: Say, kind: string, name: string): string {
  if (kind === 'DESK') return say('source.kind.DESK');
  if (kind === 'FOLDER') return say('source.kind.FOLDER');
  if (kind === 'FILE') return say('source.kind.FILE', { name: fileNames[name] ?? name });
  return say(kind === 'LINK' ? 'source.kind.LINK' : 'source.kind.PROGRAM', { name });
}

const fileNames: Readonly<Record<string, string>> = {
  openimmo: 'OpenImmo',
  omnicasa: 'Omnicasa',
  sheet: 'CSV, XLSX',
};
