import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { push } from '../app/useDialog.ts';
import { Toast } from '../ui/Toast.tsx';
import type { Noted } from './NoteCall.tsx';

/** Says that a call was noted and who has it, with the ways to the lead and to a viewing. */
export function NotedCall({ call, forget }: { call: Noted | null; forget: () => void }) {
  const say = useText();
  const plans = useSession().desk.rights.some((right) => right.endsWith('_APPOINTMENTS'));
  const lead = call?.lead ? ({ screen: 'lead', id: call.lead, list: 'OPEN' } as const) : null;
  return (
    <Toast about={call} undo={null} busy={false} forget={forget}>
      {call && (
        <>
          {say(call.agent ? 'call.notedFor' : 'call.noted', { who: call.who, agent: call.agent })}
          {lead && (
            <>
              <Link to={lead}>{say('lead.pageTitle')}</Link>
              {plans && (
                <Link
                  to={lead}
                  onClick={(event) => queueMicrotask(() => event.defaultPrevented && propose())}
                >
                  {say('week.plan')}
                </Link>
              )}
            </>
          )}
        </>
      )}
    </Toast>
  );
}

/** Opens the dialog that plans a viewing, once the lead is there; not when the link opened a tab. */
const propose = () => push({ dialog: 1 }, 'propose');
