import type { MapMessage } from '../../shared/map/message.ts';
import css from './Tools.module.css';

interface Props {
  data: MapMessage;
  hasArea: boolean;
  isDrawing: boolean;
  /** What is said beside the buttons while nothing is being drawn; empty for nothing. */
  said: string;
  setDrawing: (on: boolean) => void;
  onView: () => void;
  onRemove: () => void;
}

/** Draw an area, take what is seen as one, remove it: where the page offers that. */
export function Tools({ data: { info: texts, tools }, isDrawing, ...props }: Props) {
  return (
    <div className={css.tools}>
      {tools.draw && (
        <button type="button" onClick={() => props.setDrawing(!isDrawing)}>
          {isDrawing ? texts.cancel : texts.draw}
        </button>
      )}
      {isDrawing && (
        <button type="button" onClick={props.onView}>
          {texts.useView}
        </button>
      )}
      {tools.draw && props.hasArea && !isDrawing && (
        <button type="button" onClick={props.onRemove}>
          {texts.removeArea}
        </button>
      )}
      <p role="status">{isDrawing ? texts.drawing : props.said}</p>
    </div>
  );
}
