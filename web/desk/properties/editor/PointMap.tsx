import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { useFrame } from '../../../shared/map/host/useFrame.ts';
import { type PlaceMessage, placeTexts } from '../../../shared/map/message.ts';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import css from './PointMap.module.css';
import { readPoint, writePoint } from './point.ts';
import type { Edited, Field } from './useField.ts';
import { useSiteTexts } from './useSiteTexts.ts';

interface Props {
  field: Field;
  /** The field of the two numbers, which goes with the pin; null where it is only read. */
  edited: Edited | null;
  /** The id of what is said of both. */
  helpId?: string;
}

/** The place of a property on the map of the site, without which the two numbers stay as they are. */
export function PointMap(props: Props) {
  const texts = useSiteTexts(useSession().language, 'map');
  return texts && <Frame {...props} texts={texts} />;
}

function Frame({ field, edited, helpId, texts }: Props & { texts: IntlShape }) {
  const say = useText();
  const { language } = useSession();
  const typed = edited?.shown ?? field.value;
  const at = typed === '' ? null : (readPoint(typed) ?? readPoint(field.value));
  const editable = edited !== null;
  const own = Object.fromEntries(
    placeTexts.map((key) => [key, texts.formatMessage({ id: `map.${key}` }, { key: '{key}' })]),
  ) as Record<(typeof placeTexts)[number], string>;
  const key = JSON.stringify({
    type: 'gevel:place',
    at,
    around: field.around ?? null,
    editable,
    info: {
      ...own,
      keys: editable ? `${own.keys} ${say('editor.map.enter')}` : own.keys,
      language,
      label: say('editor.map.label'),
      pin: say('editor.map.pin'),
      pinKeys: say('editor.map.pinKeys'),
      noStreets: editable ? say('editor.map.noStreets') : '',
    },
  } satisfies PlaceMessage);
  const message: PlaceMessage = useMemo(() => JSON.parse(key), [key]); // the same one while it says the same
  const { frame, state, onLoad } = useFrame(message, (report) => {
    if (report.type !== 'gevel:placed' || !edited) return;
    const text = writePoint(report.at);
    if (report.rests && edited.wrong !== 'STALE') edited.save(text);
    else edited.type(text);
  });
  return (
    <div className={css.map} data-read={!editable || undefined} aria-busy={state === 'waiting'}>
      {state === 'failed' ? (
        <p>{texts.formatMessage({ id: 'map.failed' })}</p>
      ) : (
        <iframe
          ref={frame}
          src="/map/"
          title={say('editor.map.label')}
          loading="lazy"
          onLoad={onLoad}
        />
      )}
      {editable && (
        <p id={helpId} className="small soft">
          {say('editor.map.help')} {say('editor.pointHelp')}
        </p>
      )}
    </div>
  );
}
