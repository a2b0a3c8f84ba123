package db

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/locale"
)

// open opens a fresh store on a real file. It has one reading connection, so that taking a second one while holding it fails, and does not
// wait for the disk.
func open(t testing.TB) *Store {
	t.Helper()
	path := filepath.Join(t.TempDir(), "gevel.db")
	empty, err := emptyDatabase()
	if err == nil {
		err = os.WriteFile(path, empty, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), path, handle.Readers(1), handle.Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	st := handle.Statement{SQL: "UPDATE change_log SET epoch = ?, now = ?", Args: []any{sqlite.NewEpoch(), time.Now().Unix()}}
	if _, err := s.Write(t.Context(), st); err != nil {
		t.Fatal(err)
	}
	return s
}

// beside is a connection that writes into the file of a store as another program does.
func beside(t *testing.T, s *Store) *sqlx.DB {
	t.Helper()
	other := sqlite.Connect(sqlite.FileURI(s.Path())+sqlite.Writing, sqlite.SettledWriter, 1)
	t.Cleanup(func() { other.Close() })
	return other
}

// emptyDatabase is the file of a new store. It is made once: a copy takes a tenth of the time, and gets an epoch of its own.
var emptyDatabase = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "gevel-empty-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "gevel.db")
	s, err := Open(context.Background(), path, handle.Unsynced())
	if err == nil {
		err = s.Close()
	}
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})

// batch is a small agency: two categories, two cities, and the properties given.
func batch(properties ...agency.PropertyRecord) Batch {
	name := func(s string) locale.Localized { return locale.Localized{"nl": s, "fr": s + " (fr)"} }
	b := Batch{
		Site: agency.Site{Name: name("Gevel"), DefaultLanguage: "nl", Agents: []agency.Agent{{ID: 1, Name: "An Vermeulen"}},
			Languages: []agency.LanguageSetting{{Code: "nl", Use: true}, {Code: "fr", Use: true}}},
		Countries: []agency.CountryRecord{{Number: 10, Names: name("België")}, {Number: 50, Names: name("Luxemburg")}},
		Categories: []agency.CategoryRecord{{Number: 1, Names: name("Villa"), Order: 0, Sale: true, Rent: true},
			{Number: 2, Names: name("Appartement"), Order: 1, Sale: true, Rent: true}},
		Types: []agency.TypeRecord{{Number: 156, Category: 1, Names: name("Villa")},
			{Number: 1, Category: 2, Names: name("Appartement")}},
		Cities: []agency.CityRecord{{Number: 1, Zip: "3640", CountryID: 10, Names: name("Kinrooi")},
			{Number: 2, Zip: "4000", CountryID: 10, Names: name("Luik")},
			{Number: 3, Zip: "9710", CountryID: 50, Names: name("Clervaux")}},
	}
	var list List
	for _, h := range properties {
		list = append(list, PropertyEntry{Record: h})
	}
	b.Properties = list
	return b
}

// property is a villa for sale in Kinrooi, changed as the test needs.
func property(number int, change func(*agency.PropertyRecord)) agency.PropertyRecord {
	price := locale.Money(number * 100_00)
	r := agency.PropertyRecord{Number: number, Status: agency.Active, Type: 156, City: 1, Agent: 1, Price: &price, PublishPrice: true,
		Title: locale.Localized{"nl": "Huis " + strconv.Itoa(number)}, PublishedAt: "2026-01-01"}
	if change != nil {
		change(&r)
	}
	return r
}

// development is a project for sale in Kinrooi, changed as the test needs.
func development(number int, change func(*agency.ProjectRecord)) agency.ProjectRecord {
	r := agency.ProjectRecord{Number: number, City: 1, Agent: 1, Name: locale.Localized{"nl": "Project " + strconv.Itoa(number)},
		Street: ptr("Molenstraat"), PublishedAt: "2026-01-01"}
	if change != nil {
		change(&r)
	}
	return r
}

func fill(t testing.TB, s *Store, properties ...agency.PropertyRecord) {
	t.Helper()
	if _, err := s.Import(t.Context(), batch(properties...)); err != nil {
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

// sellsProperty adds a home that is for sale, with the rows that it refers to.
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
