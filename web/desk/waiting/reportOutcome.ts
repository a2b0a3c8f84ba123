import type { Reported } from '../week/useReport.ts';
import type { WaitingReport } from './waiting.ts';

/**
 * What becomes of a report that was stale: null when it was stored already and only its answer was lost. Otherwise a colleague was first,
 * and it waits for its writer, who may put it in the place of the other. A report on an appointment that does not take place any more is
 * refused.
 */
export function reportOutcome(one: WaitingReport, sent: Reported): WaitingReport | null {
  const appointments =
    sent.__typename === 'WeekStale' ? sent.week.agents.flatMap((agent) => agent.appointments) : [];
  const now = appointments.find(({ id }) => id === one.appointment);
  if (!now) return { ...one, stuck: 'REFUSED' };
  const { report } = now;
  if (report?.text === one.text.trim() && report.forOwner === one.forOwner) return null;
  return { ...one, version: report?.version ?? 0, stuck: 'STALE' };
}
