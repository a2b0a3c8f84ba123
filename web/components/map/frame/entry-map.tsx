import '../../../app/styles/main.css';
import { createRoot } from 'react-dom/client';
import type { MapReport } from '../message.ts';
import { isFrom } from '../trusted.ts';
import { MapView } from './MapView.tsx';
import { readMessage } from './readMessage.ts';
import type { MapViewProps } from './Stage.tsx';

/** Reports go to the parent page only. */
const report = (said: MapReport) => parent.postMessage(said, location.origin);

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  let data: MapViewProps['data'] | null = null;
  const state = { marked: null as number | null, full: false, backs: 0 };
  addEventListener('message', (event) => {
    const said = isFrom(event, parent) ? readMessage(event.data) : null;
    if (said?.type === 'gevel:map') data = said;
    if (said?.type === 'gevel:mark') state.marked = said.number;
    if (said?.type === 'gevel:full') state.full = said.full;
    if (said?.type === 'gevel:close') state.backs++;
    if (said && data) root.render(<MapView data={data} {...state} report={report} />);
  });
}
