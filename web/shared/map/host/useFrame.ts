import { useCallback, useEffect, useRef, useState } from 'react';
import type { HostMessage, MapReport } from '../message.ts';
import { readReport } from '../readReport.ts';
import { isFrom } from '../trusted.ts';

/** How long after it has loaded the frame is sent what to show (specification section 7), in milliseconds. */
const sendDelay = 50;

/** How long a frame that has loaded may take to report that it is ready, in milliseconds. */
const readyTimeout = 10_000;

/**
 * The map's frame: it is sent what to show once it has loaded, and again when that is another object, and is heard alone. Tells whether it
 * is ready.
 */
export function useFrame(message: HostMessage, onReport: (report: MapReport) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const post = useCallback((sent: HostMessage) => {
    frame.current?.contentWindow?.postMessage(sent, location.origin);
  }, []);
  useReports(frame, (report) => {
    if (report.type === 'gevel:ready') setState('ready');
    onReport(report);
  });
  useEffect(() => {
    if (hasLoaded(frame.current)) setLoaded(true); // it loaded before hydration
  }, []);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => post(message), sendDelay);
    return () => clearTimeout(timer);
  }, [isLoaded, message, post]);
  useEffect(() => {
    if (!isLoaded || state !== 'waiting') return;
    const timer = setTimeout(() => setState('failed'), readyTimeout);
    return () => clearTimeout(timer);
  }, [isLoaded, state]);
  return { frame, state, post, onLoad: () => setLoaded(true) };
}

/** Listens to our own frame only. */
function useReports(
  frame: { readonly current: HTMLIFrameElement | null },
  onReport: (report: MapReport) => void,
) {
  const act = useRef(onReport);
  useEffect(() => {
    act.current = onReport;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const isOurs = isFrom(event, frame.current?.contentWindow);
      const report = isOurs ? readReport(event.data) : null;
      if (report) act.current(report);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
}

/** Whether the frame has loaded its page; before that it has an empty one. */
function hasLoaded(frame: HTMLIFrameElement | null): boolean {
  const document = frame?.contentDocument;
  return document?.readyState === 'complete' && document.location.pathname === '/map/';
}
