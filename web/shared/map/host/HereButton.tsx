import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Area } from '../area.ts';
import { crosshair } from '../crosshair.ts';
import { aroundHere, type HereTrouble, hereKilometres } from '../here.ts';
import css from './HereButton.module.css';
import { useOwnTexts } from './useOwnTexts.ts';

type Around = Extract<Area, { kind: 'polygon' }>;

interface Props {
  /** How far around the visitor is looked; as far as the map does when absent. */
  kilometres?: number;
  /** Whether the button says how far. */
  far?: boolean;
  /** Whether what was found is chosen, so that another press leaves it. */
  chosen?: boolean;
  className?: string | undefined;
  onFound: (area: Around) => void;
  onLeave?: () => void;
}

/** Finds where the visitor is, once it is pressed, or says why not. The place goes nowhere but to who is told what lies around it. */
export function HereButton(props: Props) {
  return useOwnTexts() ? <Loaded {...props} /> : null;
}

function Loaded({
  kilometres = hereKilometres,
  far = false,
  chosen,
  className,
  ...props
}: Props): ReactNode {
  const intl = useIntl();
  const [state, setState] = useState<HereTrouble | 'waiting' | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props; // what else was chosen while the browser looked for the place stays
  });
  const find = async () => {
    setState('waiting');
    const found = await aroundHere(kilometres);
    setState(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') latest.current.onFound(found);
  };
  const within = { kilometres: String(kilometres) };
  return (
    <>
      <button
        type="button"
        className={classes(css.here, className)}
        aria-pressed={chosen}
        onClick={chosen ? props.onLeave : find}
      >
        <Icon name={crosshair} />
        {far || chosen
          ? intl.formatMessage({ id: 'map.hereWithin' }, within)
          : intl.formatMessage({ id: 'map.here' })}
      </button>
      <p role="status" className={state ? css.status : 'hidden-text'}>
        {state && intl.formatMessage({ id: said[state] })}
      </p>
    </>
  );
}

const said = {
  waiting: 'map.hereWaits',
  refused: 'map.hereRefused',
  failed: 'map.hereFailed',
} as const;
