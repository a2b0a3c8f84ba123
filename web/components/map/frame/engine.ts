import type { MapMessage } from '../message.ts';
import type { Group } from './field.ts';
import type { Size, View } from './view.ts';

/** What an engine draws: the land under the pins, as the view says, and where its data come from. */
export interface EngineProps {
  view: View;
  size: Size;
  data: MapMessage;
  /** What stands on it: names make room. */
  groups: readonly Group[];
  /** It does not work: our own takes over. */
  onFail: () => void;
}
