import '../../shared/styles/main.css';
import { createRoot } from 'react-dom/client';
import type { MapReport, PhotosMessage } from '../../shared/map/message.ts';
import { isFrom } from '../../shared/map/trusted.ts';
import { MapView } from './MapView.tsx';
import { PlaceStage } from './place/PlaceStage.tsx';
import { readMessage } from './readMessage.ts';
import { type MapViewProps, Stage } from './Stage.tsx';

/** Reports go to the parent page only. */
const report = (data: MapReport) => parent.postMessage(data, location.origin);

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  let data: MapViewProps['data'] | null = null;
  const state = {
    marked: null as number | null,
    beside: [] as readonly number[],
    own: { seen: new Set<number>(), saved: new Set<number>() },
    photos: null as PhotosMessage | null,
    full: false,
    backs: 0,
  };
  addEventListener('message', (event) => {
    const message = isFrom(event, parent) ? readMessage(event.data) : null;
    if (message?.type === 'gevel:place')
      return root.render(
        <MapView texts={message.info} report={report}>
          {(size) => <PlaceStage data={message} size={size} report={report} />}
        </MapView>,
      );
    if (message?.type === 'gevel:map') data = message;
    if (message?.type === 'gevel:mark') state.marked = message.number;
    if (message?.type === 'gevel:beside') state.beside = message.numbers;
    if (message?.type === 'gevel:own')
      state.own = { seen: new Set(message.seen), saved: new Set(message.saved) };
    if (message?.type === 'gevel:photos') state.photos = message;
    if (message?.type === 'gevel:full') state.full = message.full;
    if (message?.type === 'gevel:close') state.backs++;
    const shown = data;
    if (message && shown)
      root.render(
        <MapView texts={shown.info} report={report}>
          {(size) => <Stage data={shown} {...state} size={size} report={report} />}
        </MapView>,
      );
  });
}
