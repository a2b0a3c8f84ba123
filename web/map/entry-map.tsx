import '../styles/main.css';
import { createRoot } from 'react-dom/client';
import { MapView } from './MapView.tsx';
import type { MapReport } from './message.ts';
import { readMessage } from './readMessage.ts';
import { isFrom } from './trusted.ts';

/** Only the page around the frame is told. */
const report = (said: MapReport) => parent.postMessage(said, location.origin);

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  let data: Parameters<typeof MapView>[0]['data'] | null = null;
  let marked: number | null = null;
  addEventListener('message', (event) => {
    const said = isFrom(event, parent) ? readMessage(event.data) : null;
    if (said?.type === 'gevel:map') data = said;
    if (said?.type === 'gevel:mark') marked = said.number;
    if (said && data) root.render(<MapView data={data} marked={marked} report={report} />);
  });
}
