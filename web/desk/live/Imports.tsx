import { useEffect, useRef, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Toast } from '../ui/Toast.tsx';
import { useNow } from './now.ts';

/** Says for a while that an import changed something. Members who may read the log find there what. */
export function Imports() {
  const say = useText();
  const { desk } = useSession();
  const imports = useNow()?.imports ?? 0;
  const last = useRef(imports);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (imports > last.current) setShown(imports);
    last.current = imports;
  }, [imports]);
  return (
    <Toast about={shown} undo={null} busy={false} forget={() => setShown(0)}>
      {shown > 0 && (
        <>
          {say('live.imported')}
          {desk.rights.includes('ALL_ACTIONS') && (
            <Link to={{ screen: 'staff', part: 'log' }}>{say('live.toLog')}</Link>
          )}
        </>
      )}
    </Toast>
  );
}
