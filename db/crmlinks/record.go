package crmlinks

import (
	"context"
	"encoding/json"
	"strconv"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/handle"
)

// CRMRecord is a property or project of a CRM with its number on the site.
type CRMRecord struct {
	ID       string  `db:"id" json:"id"`
	Kind     string  `db:"kind" json:"kind"` // property or project
	Number   int     `db:"number" json:"-"`
	Project  *string `db:"project" json:"project,omitempty"`
	Gone     bool    `db:"gone" json:"gone"`
	EventAt  int64   `db:"event_at" json:"-"`
	Held     bool    `db:"held" json:"held"`
	Problems string  `db:"problems" json:"problems"` // JSON of a list of RecordProblem
	Address  *string `db:"address" json:"-"`
}

// RecordProblem is a problem of a CRM's record. Kind is "" of one that was stored before the kind was kept.
type RecordProblem struct {
	Field string              `json:"field"`
	Text  string              `json:"text"`
	Kind  records.ProblemKind `json:"kind,omitempty"`
	Value string              `json:"value,omitempty"`
}

// ProblemList reads the problems.
func (r CRMRecord) ProblemList() (list []RecordProblem) {
	json.Unmarshal([]byte(r.Problems), &list) // FinishRecords wrote it
	return list
}

const crmRecords = "SELECT id, kind, number, project, gone, event_at, held, problems, address FROM crm_record WHERE link = ?"

// CRMRecords lists all records of a link, those that are gone too.
func (s *Store) CRMRecords(ctx context.Context, link string) (list []CRMRecord, err error) {
	return list, s.List(ctx, &list, crmRecords+" ORDER BY kind DESC, number", link)
}

// TroubledCRMRecords lists at most n records of a link that have problems and are not gone; first those that are not on the site for that.
func (s *Store) TroubledCRMRecords(ctx context.Context, link string, n int) (list []CRMRecord, err error) {
	return list, s.List(ctx, &list, crmRecords+" AND NOT gone AND problems <> '[]' ORDER BY held DESC, kind DESC, number LIMIT ?", link, n)
}

// CRMRecordsOf lists the records with these ids of a link, and the units nested in them.
func (s *Store) CRMRecordsOf(ctx context.Context, link string, ids []string) (list []CRMRecord, err error) {
	return list,
		s.List(ctx, &list, crmRecords+` AND (id IN (SELECT value FROM json_each(?2)) OR project IN (SELECT value FROM json_each(?2)))`,
			link, handle.JSON(ids))
}

// numberSQL chooses the number of a new record, by its kind: its own id if that is a number that nobody has, or else the one after the
// highest below reference.FirstGivenNumber, or, when there is none, the lowest free one. The last two were not of a record that is gone
// either, as far as that is still known: its changes, or people who asked for it, would be taken for those of the new one.
var numberSQL = map[string]string{"property": numberOf("property"), "project": numberOf("project")}

// UsedNumbers are the tables of a WITH clause: taken has the numbers of records of a kind that there are, used also those of records that
// are gone, as far as is known. Those that were given to references are always taken.
func UsedNumbers(kind string) string {
	given, requested := "", "SELECT project FROM lead"
	if kind == "property" {
		given = " UNION SELECT number FROM reference"
		requested = "SELECT property FROM lead UNION SELECT property FROM watch UNION SELECT property FROM alert"
	}
	return `taken (n) AS (SELECT number FROM ` + kind + ` UNION SELECT number FROM crm_record WHERE kind = '` + kind + `'` + given + `),
		used (n) AS (SELECT n FROM taken UNION SELECT number FROM change WHERE kind = '` + kind + `' UNION ` + requested + `)`
}

func numberOf(kind string) string {
	return `WITH ` + UsedNumbers(kind) + `, low (n) AS (SELECT n FROM used WHERE n < ` + strconv.Itoa(reference.FirstGivenNumber) + `)
		SELECT CASE WHEN ?3 > 0 AND ?3 NOT IN (SELECT n FROM taken) THEN ?3
			WHEN (SELECT coalesce(max(n), 0) FROM low) < ` + strconv.Itoa(reference.FirstGivenNumber-1) + `
				THEN (SELECT coalesce(max(n), 0) + 1 FROM low)
			ELSE (SELECT min(n) + 1 FROM (SELECT 0 AS n UNION SELECT n FROM used)
				WHERE n + 1 NOT IN (SELECT n FROM used WHERE n IS NOT NULL)) END`
}

// NextPropertyNumbers are the numbers that so many properties get which are made here: the first by the rule of numberSQL, the others after
// it. There are fewer when none is left.
func (s *Store) NextPropertyNumbers(ctx context.Context, count int) (numbers []int, err error) {
	last := strconv.Itoa(reference.FirstGivenNumber - 1)
	return numbers, s.List(ctx, &numbers, `WITH RECURSIVE `+UsedNumbers("property")+`,
			next (n) AS (SELECT (`+numberSQL["property"]+`) UNION ALL SELECT n + 1 FROM next WHERE n < `+last+`)
		SELECT n FROM next WHERE n NOT IN (SELECT n FROM used WHERE n IS NOT NULL) LIMIT ?4`, "", "", 0, count)
}

// ownNumber is an id that is a number a property can have, else 0.
func ownNumber(id string) int {
	n, err := strconv.Atoi(id)
	if err != nil || n < 1 || n > 999_999_999 || strconv.Itoa(n) != id {
		return 0
	}
	return n
}

// NumberRecords gives numbers to records of a link that have none. A number that the site uses for something else is not given.
func (s *Store) NumberRecords(ctx context.Context, link string, records []CRMRecord) error {
	list := make([]handle.Statement, len(records))
	for i, r := range records {
		list[i] = handle.Statement{SQL: `INSERT INTO crm_record (link, id, kind, number)
			SELECT ?1, ?2, '` + r.Kind + `', (` + numberSQL[r.Kind] + `)
			WHERE true ON CONFLICT (link, id) DO NOTHING`, Args: []any{link, r.ID, ownNumber(r.ID)}}
	}
	_, err := s.Write(ctx, list...)
	return err
}

// FinishRecords stores the records that were delivered with their problems, and takes their notices out of the inbox, except when the CRM
// sent a later notice.
func (s *Store) FinishRecords(ctx context.Context, link string, records []CRMRecord, done []InboxEntry) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: `UPDATE crm_record SET project = v ->> 'project', gone = v ->> 'gone', held = v ->> 'held',
			problems = v ->> 'problems'
			FROM (SELECT value AS v FROM json_each(?2)) WHERE link = ?1 AND id = v ->> 'id'`, Args: []any{link, handle.JSON(records)}},
		handle.Statement{SQL: `UPDATE crm_record SET event_at = v ->> 'at' FROM (SELECT value AS v FROM json_each(?2))
			WHERE link = ?1 AND id = v ->> 'record' AND event_at < v ->> 'at'`, Args: []any{link, handle.JSON(done)}},
		handle.Statement{
			SQL: `DELETE FROM crm_inbox WHERE link = ?1 AND (record, version) IN (SELECT value ->> 'record', value ->> 'version'
			FROM json_each(?2))`,
			Args: []any{link, handle.JSON(done)}})
	return err
}

// SaveSentAddress stores the public address of a record that was sent to its CRM.
func (s *Store) SaveSentAddress(ctx context.Context, link, id, address string) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "UPDATE crm_record SET address = ? WHERE link = ? AND id = ?",
		Args: []any{address, link, id}})
	return err
}

// LinkedNumbers gives the names of links by kind and number of the records that they bring.
func (s *Store) LinkedNumbers(ctx context.Context) (map[string]map[int]string, error) {
	var rows []struct {
		Kind   string `db:"kind"`
		Number int    `db:"number"`
		Link   string `db:"link"`
	}
	numbers := map[string]map[int]string{"property": {}, "project": {}}
	err := s.List(ctx, &rows, "SELECT kind, number, link FROM crm_record WHERE link IN (SELECT name FROM link)")
	for _, r := range rows {
		numbers[r.Kind][r.Number] = r.Link
	}
	return numbers, err
}
