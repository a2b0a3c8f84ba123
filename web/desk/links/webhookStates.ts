import type { TextKey } from '../app/texts.ts';
import type { DeskIcon } from '../ui/DeskIcon.tsx';

interface State {
  readonly look: 'good' | 'bad' | 'soft';
  readonly icon: DeskIcon;
  readonly text: TextKey;
}

const states: Readonly<Record<string, State>> = {
  WELL: { look: 'good', icon: 'check', text: 'webhooks.state.WELL' },
  FAILING: { look: 'bad', icon: 'warning', text: 'webhooks.state.FAILING' },
  STOPPED: { look: 'bad', icon: 'warning', text: 'webhooks.state.STOPPED' },
};
const paused: State = { look: 'soft', icon: 'clock', text: 'webhooks.state.PAUSED' };

/** How the state of a webhook looks, and its text. */
export const stateOfWebhook = (state: string): State => states[state] ?? paused;
