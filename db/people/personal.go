package people

import (
	"context"
	"slices"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// Tables lists every table with personal data and the condition that selects one person's rows, by the person's addresses, which own has.
// Rows that belong to a lead are deleted with it. The tables attempt, captcha and page_visit hold only digests and counts, and action,
// part, part_change and draft only numbers of staff; a passkey goes when the access of its holder is closed.
var Tables = []struct{ Table, Mine string }{
	{"lead", "who IN own OR json_extract(content, '$.second.email') IN own"},
	{"outbox",
		`recipient IN own OR id IN (SELECT told_by FROM outbox WHERE recipient IN own)
			OR lead IN (SELECT id FROM lead WHERE who IN own OR json_extract(content, '$.second.email') IN own)`},
	{"crm_lead", "lead IN (SELECT id FROM lead WHERE who IN own OR json_extract(content, '$.second.email') IN own)"},
	{"appointment", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"appointment_report", "appointment IN (SELECT a.id FROM appointment a JOIN lead l ON l.id = a.lead WHERE l.who IN own)"},
	{"held_seat", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"joint_offer", "lead IN (SELECT id FROM lead WHERE who IN own OR json_extract(content, '$.second.email') IN own)"},
	{"lead_handling", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"lead_search", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"undo_lead", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"lead_note", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"saved_list",
		`EXISTS (SELECT 1 FROM own WHERE instr(lower(filter || ' ' || name), replace(own.address, 'tel:', '')) > 0)
			OR staff IN (SELECT id FROM staff WHERE email IN own AND closed_at IS NOT NULL)`},
	{"valuation", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"call_back", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"lead_answer", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"answer_file", "answer IN (SELECT id FROM lead_answer WHERE lead IN (SELECT id FROM lead WHERE who IN own))"},
	{"document_request", "email IN own"},
	{"upload", "lead IN (SELECT id FROM lead WHERE who IN own)"},
	{"subscriber", "email IN own"},
	{"demand", "email IN own"},
	{"watch", "demand IN (SELECT id FROM demand WHERE email IN own)"},
	{"alert", "demand IN (SELECT id FROM demand WHERE email IN own)"},
	{"owner", "email IN own"},
	{"owner_property", "owner IN (SELECT id FROM owner WHERE email IN own)"},
	{"owner_report", "owner IN (SELECT id FROM owner WHERE email IN own)"},
	{"owner_told", "owner IN (SELECT id FROM owner WHERE email IN own)"},
	{"device", "owner IN (SELECT id FROM owner WHERE email IN own)"},
	{"session", "owner IN (SELECT id FROM owner WHERE email IN own)"},
	{"password_link", "owner IN (SELECT id FROM owner WHERE email IN own)"},
	{"same_person", "address IN own OR person IN own"},
	{"staff", "email IN own AND closed_at IS NOT NULL"}, // who works at the desk is erased once that access is closed
}

// withOwn begins a statement with the person's addresses; its first argument has them as JSON.
const withOwn = "WITH own (address) AS MATERIALIZED (SELECT value FROM json_each(?1)) "

// PersonalData gives everything that the store has about the person with some addresses: rows by table.
func (s *Store) PersonalData(ctx context.Context, addresses ...string) (map[string][]map[string]any, error) {
	known := map[string][]map[string]any{}
	for _, p := range Tables {
		err := s.Each(ctx, func(rows *sqlx.Rows) (bool, error) {
			row := map[string]any{}
			err := rows.MapScan(row)
			known[p.Table] = append(known[p.Table], readable(row))
			return true, err
		}, withOwn+"SELECT * FROM "+p.Table+" WHERE "+p.Mine, handle.JSON(addresses))
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
func (s *Store) UploadsOfPerson(ctx context.Context, addresses ...string) (files []string, err error) {
	return files, s.List(ctx, &files, withOwn+`SELECT file FROM upload WHERE lead IN (SELECT id FROM lead WHERE who IN own)
		UNION ALL
		SELECT f.file FROM answer_file f JOIN lead_answer a ON a.id = f.answer JOIN lead l ON l.id = a.lead WHERE l.who IN own`,
		handle.JSON(addresses))
}

// EmailsOfPerson lists the ids of the emails that PersonalData gives. Some name the person without the address.
func (s *Store) EmailsOfPerson(ctx context.Context, addresses ...string) (ids []string, err error) {
	at := slices.IndexFunc(Tables, func(p struct{ Table, Mine string }) bool { return p.Table == "outbox" })
	return ids, s.List(ctx, &ids, withOwn+"SELECT id FROM outbox WHERE "+Tables[at].Mine, handle.JSON(addresses))
}

// Forget deletes everything that PersonalData gives, with a line of the log, in one write, and counts the rows by table. The caller
// deletes the files of uploads and emails, and then calls Wipe. It returns ErrNoRight for a member of staff who is no manager any more.
func (s *Store) Forget(ctx context.Context, addresses []string, by desklog.Action) (map[string]int, error) {
	list := []handle.Statement{members.StillManager(by.Staff), by.Insert()}
	for i := len(Tables) - 1; i >= 0; i-- { // rows that reference others first
		list = append(list, handle.Statement{SQL: withOwn + "DELETE FROM " + Tables[i].Table + " WHERE " + Tables[i].Mine,
			Args: []any{handle.JSON(addresses)}})
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
