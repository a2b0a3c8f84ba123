import type { HoursGrid_week$data } from '../../__generated__/HoursGrid_week.graphql.ts';
import type { Column } from './columns.ts';

/** A day of an agent with all that the grid shows of it. */
export type WeekColumn = Column<HoursGrid_week$data['agents'][number]>;
