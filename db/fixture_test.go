package db

import (
	"fmt"
	"testing"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/dbtest"
)

// open opens a fresh store.
func open(t testing.TB) *Store { return dbtest.Open(t, Open) }

// The records of tests.
var (
	batch       = dbtest.Batch
	property    = dbtest.Property
	development = dbtest.Development
)

// beside is a connection that writes into the file of a store as another program does.
func beside(t *testing.T, s *Store) *sqlx.DB {
	t.Helper()
	other := sqlite.Connect(sqlite.FileURI(s.Path())+sqlite.Writing, sqlite.SettledWriter, 1)
	t.Cleanup(func() { other.Close() })
	return other
}

func fill(t testing.TB, s *Store, properties ...records.Property) {
	t.Helper()
	if _, err := s.Imports.Import(t.Context(), batch(properties...)); err != nil {
		t.Fatal(err)
	}
}

// numbers lists the numbers of the properties on a page of a list.
func numbers(list []*agency.Property) []int {
	out := []int{}
	for _, p := range list {
		out = append(out, p.Number)
	}
	return out
}

func ptr[T any](v T) *T { return &v }

// sellsProperty adds a property that is for sale, with the rows that it refers to.
func sellsProperty(t *testing.T, s *Store, number int) {
	t.Helper()
	writeSQL(t, s, `INSERT INTO country VALUES (10, '{"nl": "België"}')`, `INSERT INTO category VALUES (1, '{"nl": "Villa"}', 0, 1, 1)`,
		`INSERT INTO type VALUES (156, 1, '{"nl": "Villa"}')`, `INSERT INTO city VALUES (1, '3640', 10, '{"nl": "Kinrooi"}', 51, 5)`,
		fmt.Sprintf(`INSERT INTO property (number, checksum, goal, status, type, city, agent, marquee, publish_price, price_unit,
			publish_address, title, description, published_at, updated_at, city_sort, type_sort)
			VALUES (%d, '', 0, 1, 156, 1, 1, 0, 1, 0, 0, '{}', '{}', 1, 1, '', 0)`, number))
}

// writeSQL writes statements without arguments.
func writeSQL(t *testing.T, s *Store, statements ...string) {
	t.Helper()
	for _, sql := range statements {
		if _, err := s.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
			t.Fatal(err)
		}
	}
}

// integer reads a number with SQL.
func integer(t *testing.T, s *Store, sql string) (n int) {
	t.Helper()
	if err := s.One(t.Context(), &n, sql); err != nil {
		t.Fatal(err)
	}
	return n
}
