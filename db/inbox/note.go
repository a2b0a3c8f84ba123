package inbox

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// LeadNote is what a colleague wrote about a lead.
type LeadNote struct {
	ID   int    `db:"id"`
	By   string `db:"by"`
	At   int64  `db:"at"`
	Text string `db:"text"`
}

// AddLeadNote adds a note, once for each key of its writer. The log does not have its text. It returns Refused UNKNOWN when the lead was
// given to somebody else meanwhile.
func (s *Store) AddLeadNote(ctx context.Context, lead, key, text string, by desklog.Action) error {
	by.Record = "lead:" + lead
	_, err := s.Write(ctx, stillSeen(forms.Unknown, lead, by.Staff),
		handle.Statement{SQL: "INSERT OR IGNORE INTO lead_note (lead, staff, at, text, key) SELECT id, ?, ?, ?, ? FROM lead WHERE id = ?",
			Args: []any{by.Staff, by.At.Unix(), text, key, lead}},
		by.InsertIf("changes() > 0"))
	return handle.AsRefusal(err)
}

// LeadNotes lists the notes on a lead, the oldest first.
func (s *Store) LeadNotes(ctx context.Context, lead string) (list []LeadNote, err error) {
	return list, s.List(ctx, &list, `SELECT n.id, coalesce(m.name, '') AS by, n.at, n.text FROM lead_note n
		LEFT JOIN staff m ON m.id = n.staff
		WHERE n.lead = ? ORDER BY n.at, n.id`, lead)
}
