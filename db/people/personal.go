package people

import (
	"context"
	"slices"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// Tables lists every table with personal data and the condition that selects one person's rows, by email address. Rows that belong to a
// lead are deleted with it. The tables attempt, captcha and page_visit hold only digests and counts, and action,
// part, part_change and draft only numbers of staff; a passkey goes when the access of its holder is closed.
var Tables = []struct{ Table, Mine string }{
	{"lead", "email = ?1 OR json_extract(content, '$.second.email') = ?1"},
	{"outbox",
		`recipient = ?1 OR id IN (SELECT told_by FROM outbox WHERE recipient = ?1)
			OR lead IN (SELECT id FROM lead WHERE email = ?1 OR json_extract(content, '$.second.email') = ?1)`},
	{"crm_lead", "lead IN (SELECT id FROM lead WHERE email = ?1 OR json_extract(content, '$.second.email') = ?1)"},
	{"appointment", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"appointment_report", "appointment IN (SELECT a.id FROM appointment a JOIN lead l ON l.id = a.lead WHERE l.email = ?1)"},
	{"held_seat", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"joint_offer", "lead IN (SELECT id FROM lead WHERE email = ?1 OR json_extract(content, '$.second.email') = ?1)"},
	{"lead_handling", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"lead_search", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"undo_lead", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"lead_note", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"saved_list",
		`instr(lower(filter), ?1) > 0 OR instr(lower(name), ?1) > 0
			OR staff IN (SELECT id FROM staff WHERE email = ?1 AND closed_at IS NOT NULL)`},
	{"valuation", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"call_back", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"lead_answer", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"answer_file", "answer IN (SELECT id FROM lead_answer WHERE lead IN (SELECT id FROM lead WHERE email = ?1))"},
	{"document_request", "email = ?1"},
	{"upload", "lead IN (SELECT id FROM lead WHERE email = ?1)"},
	{"subscriber", "email = ?1"},
	{"demand", "email = ?1"},
	{"watch", "demand IN (SELECT id FROM demand WHERE email = ?1)"},
	{"alert", "demand IN (SELECT id FROM demand WHERE email = ?1)"},
	{"owner", "email = ?1"},
	{"owner_property", "owner IN (SELECT id FROM owner WHERE email = ?1)"},
	{"owner_report", "owner IN (SELECT id FROM owner WHERE email = ?1)"},
	{"owner_told", "owner IN (SELECT id FROM owner WHERE email = ?1)"},
	{"device", "owner IN (SELECT id FROM owner WHERE email = ?1)"},
	{"session", "owner IN (SELECT id FROM owner WHERE email = ?1)"},
	{"password_link", "owner IN (SELECT id FROM owner WHERE email = ?1)"},
	{"staff", "email = ?1 AND closed_at IS NOT NULL"}, // who works at the desk is erased once that access is closed
}

// PersonalData gives everything that the store has about the person with an address: rows by table.
func (s *Store) PersonalData(ctx context.Context, email string) (map[string][]map[string]any, error) {
	known := map[string][]map[string]any{}
	for _, p := range Tables {
		err := s.Each(ctx, func(rows *sqlx.Rows) (bool, error) {
			row := map[string]any{}
			err := rows.MapScan(row)
			known[p.Table] = append(known[p.Table], readable(row))
			return true, err
		}, "SELECT * FROM "+p.Table+" WHERE "+p.Mine, email)
		if err != nil {
			return nil, err
		}
	}
	return known, nil
}

// readable turns the bytes of a row into text. Passwords and tokens, even their digests, are left out.
func readable(row map[string]any) map[string]any {
	for _, secret := range []string{"password", "token", "secret"} {
		delete(row, secret)
	}
	for k, v := range row {
		if b, ok := v.([]byte); ok {
			row[k] = string(b)
		}
	}
	return row
}

// UploadsOfPerson lists the files that a person sent or got with an answer.
func (s *Store) UploadsOfPerson(ctx context.Context, email string) (files []string, err error) {
	return files, s.List(ctx, &files, `SELECT file FROM upload WHERE lead IN (SELECT id FROM lead WHERE email = ?1)
		UNION ALL
		SELECT f.file FROM answer_file f JOIN lead_answer a ON a.id = f.answer JOIN lead l ON l.id = a.lead WHERE l.email = ?1`, email)
}

// EmailsOfPerson lists the ids of the emails that PersonalData gives. Some name the person without the address.
func (s *Store) EmailsOfPerson(ctx context.Context, email string) (ids []string, err error) {
	at := slices.IndexFunc(Tables, func(p struct{ Table, Mine string }) bool { return p.Table == "outbox" })
	return ids, s.List(ctx, &ids, "SELECT id FROM outbox WHERE "+Tables[at].Mine, email)
}

// Forget deletes everything that PersonalData gives, with a line of the log, in one write, and counts the rows by table. The caller
// deletes the files of uploads and emails, and then calls Wipe. It returns ErrNoRight for a member of staff who is no manager any more.
func (s *Store) Forget(ctx context.Context, email string, by desklog.Action) (map[string]int, error) {
	list := []handle.Statement{members.StillManager(by.Staff), by.Insert()}
	for i := len(Tables) - 1; i >= 0; i-- { // rows that reference others first
		list = append(list, handle.Statement{SQL: "DELETE FROM " + Tables[i].Table + " WHERE " + Tables[i].Mine, Args: []any{email}})
	}
	affected, err := s.Write(ctx, list...)
	if err != nil {
		return nil, members.AsStaffRefusal(err)
	}
	counts := map[string]int{}
	for i, n := range affected[2:] {
		if n > 0 {
			counts[Tables[len(Tables)-1-i].Table] = int(n)
		}
	}
	return counts, nil
}
