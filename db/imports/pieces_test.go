package imports_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/dbtest"
	"github.com/gevel/gevel/limits"
)

// inPieces imports as a cluster does, into the file of one machine. between is called before each write.
func inPieces(ctx context.Context, s *db.Store, b imports.Batch, between func(list []handle.Statement) error) error {
	return s.Imports.InPieces(ctx, b, watchedWriter{Writer: s.DB, before: between})
}

type watchedWriter struct {
	handle.Writer
	before func([]handle.Statement) error
}

func (w watchedWriter) Write(ctx context.Context, list ...handle.Statement) ([]int64, error) {
	if err := w.before(list); err != nil {
		return nil, err
	}
	return w.Writer.Write(ctx, list...)
}

func integer(t *testing.T, s *db.Store, sql string) (n int) {
	t.Helper()
	if err := s.One(t.Context(), &n, sql); err != nil {
		t.Fatal(err)
	}
	return n
}

// stands returns what an import wrote, without the numbers that SQLite assigned.
func stands(t *testing.T, s *db.Store) (rows []string) {
	t.Helper()
	for _, sql := range []string{"SELECT * FROM property", "SELECT sequence - (SELECT min(sequence) FROM change), * FROM change",
		"SELECT property, project, kind, position, file, width, height, alt, drawn, points FROM photo", "SELECT * FROM remote_use",
		"SELECT * FROM remote_file", "SELECT property, position, file, size, public, name FROM document",
		"SELECT * FROM public_history", "SELECT property, price FROM price_change", "SELECT * FROM search"} {
		var some []string
		err := s.Each(t.Context(), func(rows *sqlx.Rows) (bool, error) {
			row, err := rows.SliceScan()
			some = append(some, fmt.Sprintf("%s %T %q", sql, row, row))
			return true, err
		}, sql)
		if err != nil {
			t.Fatal(sql, err)
		}
		slices.Sort(some)
		rows = append(rows, some...)
	}
	return rows
}

// TestImportInPieces imports in pieces and at once, twice each with other contents: the stores have the same. Between pieces nothing shows.
func TestImportInPieces(t *testing.T) {
	atOnce, pieced := dbtest.Open(t, db.Open), dbtest.Open(t, db.Open)
	writes := 0
	for _, list := range []imports.List{dbtest.Odd(1, 900), append(dbtest.Odd(2, 300), dbtest.Odd(700, 600)...)} {
		b := dbtest.Batch()
		b.Properties = list
		shown := integer(t, pieced, "SELECT version FROM data_version")
		err := inPieces(t.Context(), pieced, b, func([]handle.Statement) error {
			writes++
			if now := integer(t, pieced, "SELECT version FROM data_version"); now != shown {
				t.Errorf("before write %d the data version is %d, want %d: something shows", writes, now, shown)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := atOnce.Imports.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		got, want := stands(t, pieced), stands(t, atOnce)
		for i := range max(len(got), len(want)) {
			if i >= len(got) || i >= len(want) || got[i] != want[i] {
				t.Fatalf("in pieces %d rows, at once %d; they differ at\n%.900s\n%.900s", len(got), len(want), got[min(i, len(got)-1)],
					want[min(i, len(want)-1)])
			}
		}
	}
	if left := integer(t, pieced, "SELECT count(*) FROM import_piece"); writes < 6 || left != 0 {
		t.Errorf("the imports took %d writes and left %d rows, want at least 6 and none", writes, left)
	}
}

// TestImportInPiecesThatEnds ends imports between pieces. Nothing of them shows, and what was sent is deleted at once, or an hour later
// when the program was killed.
func TestImportInPiecesThatEnds(t *testing.T) {
	b, broken := dbtest.Batch(), errors.New("the cluster is gone")
	b.Properties = dbtest.Odd(1, 900)
	for _, c := range []struct {
		what   string
		killed bool
		left   bool
	}{{"a write fails", false, false}, {"the program is killed", true, true}} {
		s, writes := dbtest.Open(t, db.Open), 0
		err := inPieces(t.Context(), s, b, func(list []handle.Statement) error {
			if writes++; writes == 4 || writes > 4 && c.killed {
				return broken
			}
			return nil
		})
		shown, pieces := integer(t, s, "SELECT count(*) FROM property"), integer(t, s, "SELECT count(*) FROM import_piece")
		if !errors.Is(err, broken) || shown != 0 || (pieces > 0) != c.left {
			t.Errorf("%s: %v, %d properties, %d rows of pieces; want no property, rows left: %t", c.what, err, shown, pieces, c.left)
		}
		if _, err := s.DeleteExpired(t.Context(), nil, time.Now().Add(limits.ClusterPieceTime/2)); err != nil {
			t.Fatal(err)
		}
		if n := integer(t, s, "SELECT count(*) FROM import_piece"); n != pieces {
			t.Errorf("%s: half the time later %d rows of %d are left, want all", c.what, n, pieces)
		}
		if _, err := s.DeleteExpired(t.Context(), nil, time.Now().Add(limits.ClusterPieceTime+time.Minute)); err != nil {
			t.Fatal(err)
		}
		if n := integer(t, s, "SELECT count(*) FROM import_piece"); n != 0 {
			t.Errorf("%s: %d rows are left when their time is over, want none", c.what, n)
		}
	}
}

// TestImportInPiecesThatAreGone deletes the pieces of an import before its last write, as another machine does after an hour: it is
// refused.
func TestImportInPiecesThatAreGone(t *testing.T) {
	s, b := dbtest.Open(t, db.Open), dbtest.Batch()
	b.Properties = dbtest.Odd(1, 400)
	err := inPieces(t.Context(), s, b, func(list []handle.Statement) error {
		if len(list) < 10 {
			return nil
		}
		_, err := s.Write(t.Context(), handle.Statement{SQL: "DELETE FROM import_piece WHERE sequence = 7"})
		return err
	})
	if err == nil || !strings.Contains(err.Error(), "took longer than 1h0m0s") || integer(t, s, "SELECT count(*) FROM property") != 0 {
		t.Errorf("an import whose piece is gone says %v", err)
	}
}

func TestPiecesHaveALargestSize(t *testing.T) {
	if err := imports.AddPiece(t.Context(), limits.ClusterImportBytes-2,
		[]handle.Statement{{SQL: "DELETE FROM photo WHERE property = ?", Args: []any{7}}}); err == nil ||
		!strings.Contains(err.Error(), "the cluster takes 1024 MiB in one import") {
		t.Errorf("an import that is too large says %v", err)
	}
}

// TestStatementsThatNoPieceHas shows that a statement of a property in another form is noticed instead of written wrongly.
func TestStatementsThatNoPieceHas(t *testing.T) {
	for _, st := range []handle.Statement{{SQL: "DELETE FROM photo WHERE property = ? AND kind = ?", Args: []any{1, 2}},
		{SQL: "INSERT INTO photo (property) VALUES (?) ON CONFLICT DO UPDATE SET kind = ?", Args: []any{1}},
		{SQL: "DELETE FROM photo WHERE property = ?", Args: []any{[]byte("bytes")}}} {
		if err := imports.AddPiece(t.Context(), 0, []handle.Statement{st}); err == nil {
			t.Errorf("%s with %v is taken", st.SQL, st.Args)
		}
	}
}
