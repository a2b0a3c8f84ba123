package db

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"time"

	"github.com/gevel/gevel/locale"
)

// Import writes a batch in one transaction. A record with the same content as last time keeps its row and its time of change.
func (s *Store) Import(ctx context.Context, b Batch) (Report, error) {
	s.importing.Lock() // two imports that compare with the same rows would undo each other
	defer s.importing.Unlock()
	i, err := s.prepare(ctx, b)
	if err != nil {
		return Report{}, err
	}
	affected, err := s.Write(ctx, i.statements...)
	if err != nil {
		return i.report, err
	}
	i.count(affected)
	return i.report, s.analyze(ctx)
}

// prepare makes the statements of an import.
func (s *Store) prepare(ctx context.Context, b Batch) (*importing, error) {
	old, err := s.checksums(ctx)
	if err != nil {
		return nil, err
	}
	i := &importing{batch: b, old: old, now: time.Now().Unix(), kinds: map[int]kindOf{}}
	i.add("UPDATE change_log SET now = ?, import_after = (SELECT coalesce(max(place), 0) FROM change)", i.now)
	if !b.OnlyProperties {
		i.reference()
	}
	i.projects(false)
	for _, p := range b.Properties {
		i.property(p)
	}
	i.projects(true) // after their units, which the same import may take away
	for _, a := range b.Articles {
		i.article(a)
	}
	i.owners()
	for _, h := range b.Histories {
		i.history(h)
	}
	i.add("UPDATE change_log SET import_after = ?", math.MaxInt64)
	return i, nil
}

// analyze updates the planner's statistics of cities, types and prices. A thousand rows of each index are enough.
func (s *Store) analyze(ctx context.Context) error {
	_, err := s.Write(ctx, Statement{SQL: "PRAGMA analysis_limit = 1000"}, Statement{SQL: "ANALYZE"})
	return err
}

// checksums reads the checksum of every project ("project 2001") and property ("property 1096").
func (s *Store) checksums(ctx context.Context) (map[string]string, error) {
	var rows []struct {
		Key      string `db:"key"`
		Checksum string `db:"checksum"`
	}
	err := s.list(ctx, &rows, `
		SELECT 'property ' || number AS key, checksum FROM property
		UNION ALL SELECT 'project ' || number, checksum FROM project`)
	old := make(map[string]string, len(rows))
	for _, r := range rows {
		old[r.Key] = r.Checksum
	}
	return old, err
}

// importing collects the statements of one import.
type importing struct {
	batch      Batch
	old        map[string]string
	now        int64
	statements []Statement
	kinds      map[int]kindOf // of statements, by index
	report     Report

	differences []Difference
}

func (i *importing) add(sql string, args ...any) {
	i.statements = append(i.statements, Statement{SQL: sql, Args: args})
}

// addOf adds a statement that writes a record of a kind.
func (i *importing) addOf(kind kindOf, sql string, args ...any) {
	i.kinds[len(i.statements)] = kind
	i.add(sql, args...)
}

// changed counts what happens to a project or property, deletes one that is gone, and tells whether it must be written.
func (i *importing) changed(kind string, number int, gone bool, checksum string) bool {
	if gone {
		i.add("DELETE FROM "+kind+" WHERE number = ?", number)
	}
	counts := &i.report.RecordCount
	if kind == "project" {
		counts = &i.report.Projects
	}
	before, known := i.old[fmt.Sprint(kind, " ", number)]
	switch {
	case gone && known:
		counts.Removed++
		i.differs(kind, number, Removed)
	case gone:
	case !known:
		counts.Added++
		i.differs(kind, number, Added)
	case before == checksum:
		counts.Unchanged++
	default:
		counts.Changed++
		i.differs(kind, number, Changed)
	}
	return !gone && before != checksum
}

func (i *importing) differs(kind string, number int, d ChangeKind) {
	i.differences = append(i.differences, Difference{Kind: kind, Number: number, Change: d})
}

func checksumOf(v any) string {
	b, _ := json.Marshal(v) // records were read from JSON
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:16])
}

// seconds gives the start of a checked day as seconds of UTC.
func seconds(d locale.Date) int64 {
	t, _ := time.Parse(time.DateOnly, string(d))
	return t.Unix()
}
