package inbox

import (
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
)

// HandOver says who gets leads, 0 for nobody, with a message that becomes a note on each of them, and the email that tells the colleague of
// it. Neither is written for leads that are not handed over.
type HandOver struct {
	Agent int
	Note  string        // "" for none
	Email *outbox.Email // nil for none
}

// guards refuse a member who may have no leads.
func (h HandOver) guards() []handle.Statement {
	return []handle.Statement{handle.Guard(forms.Unknown, members.MayHave("?2"), h.Agent)}
}

// effects follow the statements of the change that undo takes back; lead is the one that the email is about, nil for several. The log does
// not have the note's text. Undoing the change removes neither note nor email.
func (h HandOver) effects(lead *string, undo string, by desklog.Action) (list []handle.Statement) {
	at := by.At.Unix()
	if h.Note != "" {
		list = append(list,
			handle.Statement{SQL: "INSERT INTO lead_note (lead, staff, at, text) SELECT lead, ?, ?, ? FROM undo_lead WHERE undo = ?",
				Args: []any{by.Staff, at, h.Note, undo}},
			handle.Statement{SQL: `INSERT INTO action (at, staff, session, name, record)
				SELECT ?, ?, ?, 'addLeadNote', 'lead:' || lead FROM undo_lead WHERE undo = ?`, Args: []any{at, by.Staff, by.Session, undo}})
	}
	if h.Email != nil {
		list = append(list, h.Email.QueueIf("EXISTS (SELECT 1 FROM undo WHERE id = ?)", []any{undo}, lead, at)...)
	}
	return list
}
