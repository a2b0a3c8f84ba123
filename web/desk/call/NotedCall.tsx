import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Toast } from '../ui/Toast.tsx';
import type { Noted } from './NoteCall.tsx';

/** Says that a call was noted and who has it, with the way to the lead. */
export function NotedCall({ call, forget }: { call: Noted | null; forget: () => void }) {
  const say = useText();
  return (
    <Toast about={call} undo={null} busy={false} forget={forget}>
      {call && (
        <>
          {say(call.agent ? 'call.notedFor' : 'call.noted', { who: call.who, agent: call.agent })}
          {call.lead && (
            <Link to={{ screen: 'lead', id: call.lead, list: 'OPEN' }}>
              {say('lead.pageTitle')}
            </Link>
          )}
        </>
      )}
    </Toast>
  );
}
