import type { Standing } from '../standings.ts';
import { isOver } from '../useFollows.ts';

/** What is to become of several properties: another standing, or another agent. */
export type Requested = { readonly standing: Standing } | { readonly agent: number };

interface Property {
  readonly editable: boolean;
  readonly standing: Standing;
  readonly standings: readonly Standing[];
  readonly agentNumber: number;
}

/** Whether a property can become what is requested, and is not so already. What is delivered from elsewhere changes there. */
export function canBecome(property: Property, requested: Requested): boolean {
  if (!property.editable) return false;
  if ('agent' in requested) return property.agentNumber !== requested.agent;
  return (
    property.standing !== requested.standing && property.standings.includes(requested.standing)
  );
}

/** The standings that at least one of the properties can get, in the order in which they are first named. */
export function possible(properties: readonly Property[]): readonly Standing[] {
  const all = new Set(properties.flatMap(({ standings }) => standings));
  return [...all].filter((standing) => properties.some((one) => canBecome(one, { standing })));
}

/** Whom a change of several properties concerns, taken together. Those who wait for one that is gone already were told. */
export function together(
  properties: readonly {
    readonly standing: Standing;
    readonly watchers: number;
    readonly matchingDemands: number | null | undefined;
    readonly owners: readonly string[] | null | undefined;
    readonly nextAppointments: readonly unknown[];
  }[],
) {
  const current = properties.filter(({ standing }) => !isOver(standing));
  return {
    watchers: current.reduce((sum, { watchers }) => sum + watchers, 0),
    matchingDemands: current.reduce((sum, { matchingDemands }) => sum + (matchingDemands ?? 0), 0),
    owners: [...new Set(properties.flatMap(({ owners }) => owners ?? []))],
    nextAppointments: current.flatMap(({ nextAppointments }) => nextAppointments),
  };
}
