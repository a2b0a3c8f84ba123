/** How the week is shown: the hours of one agent, a day of all agents, or a table of everything. */
export const weekViews = ['week', 'day', 'list'] as const;
export type WeekView = (typeof weekViews)[number];

/** A week as its address names it. */
export interface WeekPlace {
  /** A day of it; null for today. */
  readonly day: string | null;
  /** The hours of one agent when absent. */
  readonly view?: 'day' | 'list';
  /** The number of the agent whose hours are shown; one's own, or the first, when absent. */
  readonly agent?: number;
}

export function weekOf(query: URLSearchParams): WeekPlace {
  const day = query.get('day') ?? '';
  const view = query.get('view');
  const agent = query.get('agent') ?? '';
  return {
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    ...((view === 'day' || view === 'list') && { view }),
    ...(/^[1-9]\d{0,8}$/.test(agent) && { agent: Number(agent) }),
  };
}

export function weekAt({ day, view, agent }: WeekPlace): string {
  const parts = Object.entries({ day, view, agent }).filter(([, value]) => value);
  return parts.length > 0 ? `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}
