import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ProjectDrawingBindMutation } from '../__generated__/ProjectDrawingBindMutation.graphql.ts';
import type { ProjectDrawingQuery } from '../__generated__/ProjectDrawingQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { DrawnShapes } from './DrawnShapes.tsx';
import css from './ProjectDrawing.module.css';
import { ProjectTabs } from './ProjectTabs.tsx';
import { ShapeUnit } from './ShapeUnit.tsx';
import { isOpen, nextOpen, type Said, type Shape, undrawn } from './shapes.ts';

type Drawing = NonNullable<NonNullable<ProjectDrawingQuery['response']['desk']>['drawing']>;

/** The drawing of a project: which unit each of its shapes is. */
export function ProjectDrawing({ number }: { number: number }) {
  const say = useText();
  const { answer, failure, again } = useQuery<ProjectDrawingQuery>(
    graphql`
      query ProjectDrawingQuery($number: Int!) {
        desk {
          units(project: $number) {
            name
          }
          drawing(project: $number) {
            file
            picture
            width
            height
            viewBox
            more
            bindable
            shapes {
              place
              name
              unit
              settled
              alike
              outlines {
                path
                transform
              }
            }
            units {
              number
              name
              standing
              goal
            }
          }
        }
      }
    `,
    { number },
    ['properties'],
  );
  useEnd(answer);
  const { drawing, units: project } = answer?.desk ?? {};
  return (
    <Screen title={project?.name ?? say('drawing.title')}>
      <ProjectTabs number={number} now="drawing" />
      {!answer?.desk &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={10} />)}
      {answer?.desk && !project && (
        <Empty title={say('units.gone.title')} text={say('units.gone.text')} isScreen />
      )}
      {project && !drawing && (
        <>
          <Head title={project.name} />
          <Empty title={say('drawing.none.title')} text={say('drawing.none.text')} />
        </>
      )}
      {project && drawing && (
        <Bound number={number} name={project.name} drawing={drawing} again={again} />
      )}
    </Screen>
  );
}

interface Props {
  number: number;
  name: string;
  drawing: Drawing;
  again: () => void;
}

function Bound({ number, name, drawing, again }: Props) {
  const say = useText();
  const { shapes, units, file } = drawing;
  const [chosen, choose] = useState<number | null>(() => shapes.find(isOpen)?.place ?? null);
  const [done, setDone] = useState<{ text: string; shape: number; was: Said } | null>(null);
  const bind = useMutate<ProjectDrawingBindMutation>(graphql`
    mutation ProjectDrawingBindMutation($input: BindShapeInput!) {
      bindShape(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const change = useChange(again);
  const nameOf = (unit: number | null | undefined) =>
    units.find((one) => one.number === unit)?.name ?? `${unit}`;
  const send = (shape: number, said: Said) =>
    change.run(async () => {
      const unit = typeof said === 'number' ? said : null;
      const input = { project: number, file, shape, unit, named: said === 'NAME' };
      return (await bind({ input })).bindShape;
    });
  const shape = shapes.find(({ place }) => place === chosen) ?? null;
  const settle = (one: Shape, said: Said) => {
    if (change.busy) return;
    const was: Said = one.settled ? (one.unit ?? null) : 'NAME';
    const text =
      typeof said === 'number'
        ? say('drawing.bound', { shape: one.name, unit: nameOf(said) })
        : say(said === null ? 'drawing.boundNone' : 'drawing.boundName', { shape: one.name });
    setDone({ text, shape: one.place, was });
    send(one.place, said);
    const next = nextOpen(shapes, one.place);
    if (next && isOpen(one)) {
      choose(next.place);
      document.getElementById(`shape-${next.place}`)?.focus();
    }
  };
  const without = undrawn(units, shapes);
  const drawn = units.length - without.length;
  return (
    <>
      <Head title={name} text={say('drawing.count', { drawn, count: units.length })} />
      <Wrong
        failed={change.failed}
        text={change.wrong && say(change.wrong === 'STALE' ? 'drawing.stale' : 'drawing.refused')}
      />
      <p className={css.help}>
        {say(drawing.bindable ? 'drawing.help' : 'drawing.readOnly')}
        {drawing.more && ` ${say('drawing.more')}`}
      </p>
      <div className={css.binding}>
        <DrawnShapes drawing={drawing} chosen={chosen} choose={choose} nameOf={nameOf} />
        <div className={css.beside}>
          {shape && drawing.bindable && (
            <ShapeUnit
              shape={shape}
              shapes={shapes}
              units={units}
              busy={change.busy}
              settle={settle}
            />
          )}
          <section aria-labelledby="undrawn">
            <h2 id="undrawn">{say('drawing.undrawn')}</h2>
            {without.length === 0 ? (
              <p>{say('drawing.allDrawn')}</p>
            ) : (
              <ul className={css.names}>
                {without.map((unit) => (
                  <li key={unit.number}>{unit.name}</li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="open">
            <h2 id="open">{say('drawing.open')}</h2>
            {shapes.some(isOpen) ? (
              <ul className={css.names}>
                {shapes.filter(isOpen).map((one) => (
                  <li key={one.place}>
                    <button
                      type="button"
                      aria-pressed={one.place === chosen}
                      onClick={() => choose(one.place)}
                    >
                      {one.name}
                    </button>
                    {one.alike.length > 0 && (
                      <small>{say('drawing.alike', { list: one.alike.join(', ') })}</small>
                    )}
                  </li>
                ))}
              </ul>
            ) : (
              <p>{say('drawing.noneOpen')}</p>
            )}
          </section>
        </div>
      </div>
      <Toast
        about={done}
        undo={done && !change.busy ? () => undo() : null}
        busy={change.busy}
        forget={() => setDone(null)}
      >
        {change.wrong || change.failed ? null : done?.text}
      </Toast>
    </>
  );

  function undo() {
    if (!done) return;
    choose(done.shape);
    send(done.shape, done.was);
    setDone(null);
  }
}
