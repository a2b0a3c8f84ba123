import { act, fireEvent, within } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ResultsMapTestQuery } from '../../../../__generated__/ResultsMapTestQuery.graphql.ts';
import chosenPhotos from '../../../../__generated__/useChosenPhotosQuery.graphql.ts';
import nearPins from '../../../../__generated__/useNearPinsQuery.graphql.ts';
import { noFilter } from '../../../../shared/list/filter.ts';
import type { MapMessage } from '../../../../shared/map/message.ts';
import { answerTo } from '../../../../test/mocks.ts';
import { renderAnswer } from '../../../../test/renderAnswer.tsx';
import { ResultsMap } from './ResultsMap.tsx';

const query = graphql`
  query ResultsMapTestQuery @relay_test_operation {
    properties(language: NL) {
      ...ResultsMap_properties @arguments(map: true)
    }
  }
`;

const posted = vi.fn();

/** Stands for the frame's window, which does not load in this test. */
const inside = { postMessage: posted } as unknown as Window;

/** A group of the server, as the graph has it. */
const group = (count: number) => ({
  count,
  property: null,
  location: { latitude: 51.1, longitude: 5.6, exact: false },
});

beforeEach(() => {
  vi.useFakeTimers();
  posted.mockClear();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(pins: object[]) {
  const container = document.createElement('div'); // outside the document, where happy-dom does not request the frame's page
  const view = renderAnswer<ResultsMapTestQuery>({
    query,
    container,
    variables: {},
    url: '/nl/te-koop/?view=map&bedrooms=2',
    mocks: { PropertyConnection: () => ({ totalCount: 5000, pins }) },
    show: ({ properties }) => (
      <ResultsMap
        kind="sale"
        list="/nl/te-koop/"
        filter={{ ...noFilter, bedrooms: 2 }}
        properties={properties}
        marked={null}
      />
    ),
  });
  fireEvent.load(within(container).getByTitle(/^Kaart met/));
  act(() => vi.advanceTimersByTime(50));
  return view;
}

const say = (data: object) => {
  const event = new MessageEvent('message', { data, source: inside, origin: location.origin });
  act(() => {
    dispatchEvent(event);
  });
  act(() => vi.advanceTimersByTime(0));
};
const bounds = { south: 50.5, west: 4.9, north: 51.4, east: 5.6 };
const see = (zoom: number) => say({ type: 'gevel:seen', bounds, zoom });
const sent = () =>
  posted.mock.calls.map(([message]) => message as MapMessage).findLast(isMap) as MapMessage;
const isMap = ({ type }: { type: string }) => type === 'gevel:map';

it('asks for what the map shows when there are groups, and shows it in their place', async () => {
  const { sent: requests } = show([group(4000), group(1000)]);
  expect(sent().properties.map(({ count, numbers }) => [count, numbers.length])).toEqual([
    [4000, 0],
    [1000, 0],
  ]);
  expect(sent().near).toBeNull();
  see(9);
  const [request] = requests;
  expect(request?.id).toBe(nearPins.params.id);
  expect(request?.variables).toEqual({
    language: 'NL',
    filter: { goal: 'SALE', bedroomsMin: 2 },
    bounds,
    zoom: 9,
  });
  const pins = { PropertyConnection: () => ({ pins: [group(7), group(3)] }) };
  await act(async () => {
    request?.resolve(answerTo(nearPins, request.variables, pins));
    await vi.advanceTimersByTimeAsync(50);
  });
  act(() => vi.advanceTimersByTime(50));
  expect(sent().near?.map(({ count }) => count)).toEqual([7, 3]);
  expect(sent().properties).toHaveLength(2);
});

it('waits for the newest view alone', () => {
  const { sent: requests } = show([group(4000)]);
  see(9);
  see(10);
  const views = requests.filter(({ signal }) => !signal.aborted);
  expect(views.map(({ variables }) => variables.zoom)).toEqual([10]);
});

it('asks for nothing more when every property has its own pin', () => {
  const { sent: requests } = show([{ ...group(1), property: { number: 1096 } }]);
  see(9);
  expect(requests).toEqual([]);
});

it('sends the photos of the property whose pin was chosen, for its card', async () => {
  const { sent: requests } = show([{ ...group(1), property: { number: 1096 } }]);
  say({ type: 'gevel:ready' });
  say({ type: 'gevel:select', numbers: [1096] });
  const [request] = requests;
  expect(request?.variables).toEqual({ language: 'NL', number: 1096 });
  const photo = { url: '/media/1.jpg', width: 600, height: 400, alt: 'Tuin' };
  const property = { Property: () => ({ number: 1096, photos: [photo] }) };
  await act(async () => {
    request?.resolve(answerTo(chosenPhotos, request.variables, property));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(posted).toHaveBeenCalledWith(
    { type: 'gevel:photos', number: 1096, photos: [photo] },
    location.origin,
  );
});
