import type { MapMessage, MapTexts } from '../../../shared/map/message.ts';
import type { Group } from '../field.ts';
import type { Size, View } from '../view.ts';

/** What the land is drawn for. */
export interface Land extends Pick<MapMessage, 'token' | 'mapType'> {
  info: Pick<MapTexts, 'language' | 'label' | 'keys' | 'credit'>;
}

/** What an engine draws: the land under the pins, as the view says, and where its data come from. */
export interface EngineProps {
  view: View;
  size: Size;
  data: Land;
  /** The pins; names of towns leave room for them. */
  groups: readonly Group[];
  /** Called when the engine fails, so that our own map takes its place. */
  onFail: () => void;
}
