package inbox

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
)

// Answer is an email of staff to the sender of a lead, with the state that the lead gets. Version is the version of the state that was
// read.
type Answer struct {
	Lead    string
	Version int
	State   desk.LeadState
	Text    string
	Outcome desk.CandidateOutcome // what it tells a candidate for a rental; "" for any other answer
	Files   []forms.Upload        // that are attached to the email, synced to disk already
	Email   outbox.Email
	By      desklog.Action
}

// AnswerLead queues an answer and changes the state of its lead. It is false when somebody changed the lead meanwhile, and returns Refused
// TOO_OFTEN when the lead got limits.LeadAnswersPerDay.
func (s *Store) AnswerLead(ctx context.Context, a Answer) (bool, error) {
	a.By.Name = "answerLead"
	if a.Outcome != "" {
		a.By.Name = "decideCandidate"
	}
	at := a.By.At.Unix()
	guards := []handle.Statement{handle.Guard(forms.TooOften, "(SELECT count(*) FROM lead_answer WHERE lead = ? AND at > ?) < ?",
		a.Lead, a.By.At.Add(-24*time.Hour).Unix(), limits.LeadAnswersPerDay)}
	effects := append(a.Email.Queue(&a.Lead, at),
		handle.Statement{SQL: "INSERT INTO lead_answer (id, lead, staff, at, text, outcome) VALUES (?, ?, ?, ?, ?, nullif(?, ''))",
			Args: []any{a.Email.ID, a.Lead, a.By.Staff, at, a.Text, a.Outcome}})
	effects = append(effects, insertAnswerFiles(a.Email.ID, a.Files)...)
	return s.handleAnd(ctx, a.Lead, a.Version, leadChange{"state", string(a.State), a.Email.ID, a.By}, guards, effects)
}

// TakeBackAnswer takes back an answer of the member of staff that has not left yet, together with the change of the state. It returns
// Refused UNKNOWN when there is none, and PAST when it has left or is leaving.
func (s *Store) TakeBackAnswer(ctx context.Context, id string, by desklog.Action) error {
	const mine = "EXISTS (SELECT 1 FROM lead_answer WHERE id = ? AND staff = ?)"
	undone := by
	undone.Name = "undoLeads"
	list := []handle.Statement{handle.Guard(forms.Unknown, mine, id, by.Staff),
		handle.Guard(forms.Past, "EXISTS (SELECT 1 FROM outbox WHERE id = ? AND due_at > ? AND sent_at IS NULL AND tries = 0)",
			id, by.At.Unix()),
		{SQL: `INSERT INTO action (at, staff, session, name, record) SELECT ?, ?, ?, 'takeBackAnswer', 'lead:' || lead FROM lead_answer
			WHERE id = ?`, Args: []any{by.At.Unix(), by.Staff, by.Session, id}},
		{SQL: "DELETE FROM outbox WHERE id = ?", Args: []any{id}},
		{SQL: "DELETE FROM lead_answer WHERE id = ?", Args: []any{id}}}
	_, err := s.Write(ctx, append(list, undoStatements(id, "state", undone)...)...)
	return handle.AsRefusal(err)
}

// LeadOfAnswer is the lead that an answer is to, "" for none.
func (s *Store) LeadOfAnswer(ctx context.Context, id string) (lead string, err error) {
	return lead, s.One(ctx, &lead, "SELECT coalesce((SELECT lead FROM lead_answer WHERE id = ?), '')", id)
}

// LeadAnswer is an answer to a lead. By is "" for somebody who is erased.
type LeadAnswer struct {
	ID   string `db:"id"`
	By   string `db:"by"`
	At   int64  `db:"at"`
	Text string `db:"text"`
	// Outcome is what it told a candidate for a rental; "" for any other answer.
	Outcome desk.CandidateOutcome `db:"outcome"`
}

// LeadAnswers lists the answers to a lead, the oldest first.
func (s *Store) LeadAnswers(ctx context.Context, lead string) (list []LeadAnswer, err error) {
	return list, s.List(ctx, &list, `SELECT a.id, coalesce(m.name, '') AS by, a.at, a.text, coalesce(a.outcome, '') AS outcome
		FROM lead_answer a LEFT JOIN staff m ON m.id = a.staff
		WHERE a.lead = ? ORDER BY a.at, a.id`, lead)
}

// EmailsInThread lists the last n emails about a lead that went to whoever sent it or will, the oldest first.
func (s *Store) EmailsInThread(ctx context.Context, lead string, n int) (list []LeadEmail, err error) {
	return list, s.List(ctx, &list, `SELECT `+leadEmailColumns+` FROM outbox WHERE rowid IN (
		SELECT rowid FROM outbox WHERE lead = ? AND given_up_at IS NULL AND kind NOT LIKE '%-agency' AND kind NOT LIKE '%-staff'
		AND kind <> 'friend' ORDER BY created_at DESC, rowid DESC LIMIT ?) ORDER BY created_at, rowid`, lead, n)
}

// ResendEmail sends an email of a lead now that was given up or waits for its next attempt. It is false when there is no such email, and
// returns Refused UNKNOWN when the lead was given to somebody else meanwhile.
func (s *Store) ResendEmail(ctx context.Context, lead, id string, by desklog.Action) (bool, error) {
	by.Name, by.Record, by.After = "resendEmail", "lead:"+lead, id
	affected, err := s.Write(ctx, stillSeen(forms.Unknown, lead, by.Staff),
		handle.Statement{SQL: `UPDATE outbox SET given_up_at = NULL, told_by = NULL, tries = 0, due_at = ?1, resent_at = ?1
			WHERE id = ?2 AND lead = ?3 AND sent_at IS NULL AND message <> x'' AND (given_up_at IS NOT NULL OR tries > 0)`,
			Args: []any{by.At.Unix(), id, lead}},
		by.InsertIf("changes() > 0"))
	if err != nil {
		return false, handle.AsRefusal(err)
	}
	return affected[1] > 0, nil
}

// handleAnd makes one change of a lead in the same write as guards, which come before it, and effects, which follow. It is false when
// somebody changed the lead meanwhile.
func (s *Store) handleAnd(ctx context.Context, lead string, version int, c leadChange, guards, effects []handle.Statement) (bool, error) {
	guards = append(guards, stillSeen(members.Stale, lead, c.by.Staff),
		handle.Guard(members.Stale, "EXISTS (SELECT 1 FROM lead_handling WHERE lead = ? AND "+c.field+"_version = ?)", lead, version))
	list := append(guards, c.statements("lead_handling h WHERE h.lead = ?", lead)...)
	_, err := s.Write(ctx, append(list, effects...)...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: members.Stale}) {
		return false, nil
	}
	return err == nil, err
}
