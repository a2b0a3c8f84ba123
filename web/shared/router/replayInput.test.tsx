import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { replayInput } from './replayInput.ts';

/** A form whose checkboxes share one list, as the conditions of a list of properties do. */
function Wishes() {
  const [text, setText] = useState('');
  const [ticks, setTicks] = useState(['pool']);
  const [sort, setSort] = useState('oldest');
  const [goal, setGoal] = useState('sale');
  const flip = (name: string) =>
    setTicks(ticks.includes(name) ? ticks.filter((it) => it !== name) : [...ticks, name]);
  return (
    <form>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      {['pool', 'lift', 'terrace'].map((name) => (
        <input
          key={name}
          type="checkbox"
          name={name}
          checked={ticks.includes(name)}
          onChange={() => flip(name)}
        />
      ))}
      {['sale', 'rent'].map((name) => (
        <input
          key={name}
          type="radio"
          name="goal"
          value={name}
          checked={goal === name}
          onChange={() => setGoal(name)}
        />
      ))}
      <select name="sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="newest">Newest</option>
        <option value="oldest">Oldest</option>
      </select>
      <input type="file" name="plan" />
      <output>{JSON.stringify({ text, ticks, sort, goal })}</output>
    </form>
  );
}

afterEach(() => document.body.replaceChildren());

/** The state of a form that was edited before it was hydrated. */
async function afterEdits(edit: (form: HTMLFormElement) => void) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Wishes />);
  document.body.append(root);
  const form = root.querySelector('form') as HTMLFormElement;
  edit(form);
  hydrateRoot(root, <Wishes />);
  await new Promise((later) => setTimeout(later, 50));
  await replayInput(document);
  return JSON.parse(form.querySelector('output')?.textContent ?? '');
}

function field<T extends HTMLElement>(form: HTMLFormElement, selector: string): T {
  return form.querySelector(selector) as T;
}

describe('input before hydration', () => {
  it('is replayed', async () => {
    const known = await afterEdits((form) => {
      field<HTMLInputElement>(form, '[name=text]').value = 'bree';
      for (const name of ['pool', 'lift', 'terrace']) {
        field<HTMLInputElement>(form, `[name=${name}]`).click();
      }
      field<HTMLInputElement>(form, '[value=rent]').click();
      field<HTMLSelectElement>(form, '[name=sort]').value = 'newest';
    });
    expect(known).toEqual({
      text: 'bree',
      ticks: ['lift', 'terrace'],
      sort: 'newest',
      goal: 'rent',
    });
  });

  it('dispatches no event in an untouched form', async () => {
    const events: string[] = [];
    const known = await afterEdits((form) => {
      for (const name of ['input', 'change', 'click']) {
        form.addEventListener(name, () => events.push(name));
      }
    });
    expect(known).toEqual({ text: '', ticks: ['pool'], sort: 'oldest', goal: 'sale' });
    expect(events).toEqual([]);
  });
});
