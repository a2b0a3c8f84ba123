package desklog

import (
	"context"
	"time"
)

// DoneAction is an action of a member of staff. Undo is what undoes it at the moment: the id of a change of leads or of a property, the
// number of a line of a record's history or of blocked hours, an answer that has not left, an appointment that has not begun, or the
// property that is hidden; "" when it cannot be undone, or not any more.
type DoneAction struct {
	LoggedAction
	Undo string `db:"undo"`
	// Change is what undid it when it was made, alike for all lines of one change; "" for kinds of which a line names nothing.
	Change string `db:"change"`
}

// undoOf finds what undoes an action a, for each kind: what the action names while it is there, else what its record says. What somebody
// changed since has nothing: changes of leads by their version, parts by a later line of their history.
const undoOf = `CASE
	WHEN a.at <= ?1 THEN ''
	WHEN a.name IN ('setLeadState', 'setLeadStates', 'handOverLead', 'handOverLeads') THEN coalesce((
		SELECT u.id FROM undo u JOIN undo_lead l ON l.undo = u.id JOIN lead_handling h ON h.lead = l.lead
		WHERE u.id = a.undo AND l.lead = substr(a.record, 6)
			AND l.version = iif(u.field = 'state', h.state_version, h.agent_version)), '')
	WHEN a.name IN ('answerLead', 'decideCandidate') THEN coalesce((
		SELECT l.id FROM lead_answer l JOIN outbox o ON o.id = l.id
		WHERE l.id = a.undo AND o.due_at > ?2 AND o.sent_at IS NULL AND o.tries = 0), '')
	WHEN a.name = 'saveParts' THEN coalesce((
		SELECT v.id FROM part_change v JOIN part_change c ON c.record = v.record AND c.seen = v.seen AND c.id <= v.id
		WHERE v.id = CAST(a.undo AS INTEGER) AND c.field NOT IN ('made', 'gone')
			AND c.field || iif(c.language = '', '', '.' || c.language) = a.after
			AND NOT EXISTS (SELECT 1 FROM part_change s WHERE s.record = c.record AND s.field = c.field AND s.language = c.language
				AND s.id > c.id)), '')
	WHEN a.name = 'blockHours' THEN coalesce((
		SELECT min(b.id) FROM busy b WHERE b.series = a.undo), '')
	WHEN a.name IN ('planAppointment', 'moveAppointment', 'passAppointment') THEN coalesce((
		SELECT p.id FROM appointment p WHERE p.id = a.record AND p.state = 'BOOKED' AND p.start > ?2
			AND p.start = unixepoch(substr(a.after, 1, 20)) AND (a.name = 'planAppointment' OR unixepoch(substr(a.before, 1, 20)) > ?2)
			AND NOT EXISTS (SELECT 1 FROM action s WHERE s.record = a.record AND s.id > a.id
				AND s.name IN ('planAppointment', 'moveAppointment', 'passAppointment', 'cancelAppointment'))), '')
	WHEN a.name = 'takePropertyDelivery' THEN coalesce((
		SELECT id FROM desk_delivery WHERE id = a.undo AND taken_at IS NOT NULL), '')
	WHEN a.name = 'joinPeople' THEN coalesce((SELECT undo FROM same_person WHERE undo = a.undo AND undo <> '' AND was = address), '')
	WHEN a.name = 'hideProperty' THEN coalesce((
		SELECT p.number FROM property p WHERE p.number = CAST(substr(a.record, 10) AS INTEGER) AND p.hidden_until IS NOT NULL
			AND NOT EXISTS (SELECT 1 FROM action s WHERE s.record = a.record AND s.id > a.id
				AND s.name IN ('hideProperty', 'showProperty'))), '')
	WHEN a.record LIKE 'property:%' THEN coalesce((
		SELECT u.id FROM undo_property u WHERE u.id = a.undo AND u.property = CAST(substr(a.record, 10) AS INTEGER)
			AND NOT EXISTS (SELECT 1 FROM part_change c JOIN part_change s ON s.record = c.record AND s.field = c.field
				AND s.language = c.language AND s.id > c.id WHERE c.record = a.record AND c.id <= u.version AND s.id > u.version
					AND c.seen = (SELECT seen FROM part_change WHERE id = u.version))), '')
	ELSE '' END`

// selectDone selects actions a with what undoes them: ?1 is when what was done before cannot be undone any more, ?2 is now.
const selectDone = `SELECT a.id, a.at, '' AS by, a.staff, a.name, a.record, a.before, a.after, a.undo AS change, ` + undoOf + ` AS undo
	FROM action a WHERE `

// Done lists the actions of a member of staff after a moment, at most n, the newest first. What was done before undoable cannot be undone
// any more.
func (s *Store) Done(ctx context.Context, staff int, after, undoable, now time.Time, n int) (list []DoneAction, err error) {
	return list, s.List(ctx, &list, selectDone+`a.staff = ?3 AND a.at > ?4 ORDER BY a.at DESC, a.id DESC LIMIT ?5`,
		undoable.Unix(), now.Unix(), staff, after.Unix(), n)
}

// DoneAction reads one action of a member of staff; nil for another's, and for one that is not there.
func (s *Store) DoneAction(ctx context.Context, staff, id int, undoable, now time.Time) (*DoneAction, error) {
	var list []DoneAction
	err := s.List(ctx, &list, selectDone+"a.id = ?3 AND a.staff = ?4", undoable.Unix(), now.Unix(), id, staff)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return &list[0], nil
}
