const subscription = 'subscription { changes(projects: true) { changes { number } } }';

/** After a stream that was refused, milliseconds. One that breaks is opened again by the browser. */
const again = 60_000;

/** At most so long after a change the page is read, milliseconds: not all screens at the same moment. */
const spread = 3000;

/** Calls `changed` when properties changed, and when the stream is back after it broke. */
export function follow(changed: () => void) {
  const stream = new EventSource(`/graphql?query=${encodeURIComponent(subscription)}`);
  let broke = false;
  const soon = () => setTimeout(changed, Math.random() * spread);
  stream.addEventListener('next', ({ data }) => {
    if (broke || JSON.parse(data).data?.changes.changes.length > 0) soon();
    broke = false;
  });
  stream.addEventListener('error', () => {
    broke = true;
    if (stream.readyState !== EventSource.CLOSED) return;
    setTimeout(() => follow(changed), again);
    setTimeout(changed, again);
  });
}
