// Package dbtest opens stores and makes records for the tests of db and of its rooms.
package dbtest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/locale"
)

// Open opens a fresh store, or a part of it, on a real file. It has one reading connection, so that taking a second one while holding it
// fails, and does not wait for the disk.
func Open[S store](t testing.TB, open func(context.Context, string, ...handle.Option) (S, error)) S {
	t.Helper()
	path := filepath.Join(t.TempDir(), "gevel.db")
	empty, err := emptyDatabase()
	if err == nil {
		err = os.WriteFile(path, empty, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	s, err := open(t.Context(), path, handle.Readers(1), handle.Unsynced())
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

// store is *db.Store or *handle.DB.
type store interface {
	handle.Writer
	Close() error
}

// emptyDatabase is the file of a new store. It is made once: a copy takes a tenth of the time, and gets an epoch of its own.
var emptyDatabase = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "gevel-empty-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "gevel.db")
	s, err := handle.OpenFile(context.Background(), path, handle.Unsynced())
	if err == nil {
		err = s.Close()
	}
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})

// Batch is a small agency: two categories, two cities, and the properties given.
func Batch(properties ...records.Property) imports.Batch {
	name := func(s string) locale.Localized { return locale.Localized{"nl": s, "fr": s + " (fr)"} }
	b := imports.Batch{
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
	var list imports.List
	for _, h := range properties {
		list = append(list, imports.PropertyEntry{Record: h})
	}
	b.Properties = list
	return b
}

// Property is a villa for sale in Kinrooi, changed as the test needs.
func Property(number int, change func(*records.Property)) records.Property {
	price := locale.Money(number * 100_00)
	r := records.Property{Number: number, Status: market.Active, Type: 156, City: 1, Agent: 1, Price: &price, PublishPrice: true,
		Title: locale.Localized{"nl": "Huis " + strconv.Itoa(number)}, PublishedAt: "2026-01-01"}
	if change != nil {
		change(&r)
	}
	return r
}

// Development is a project for sale in Kinrooi, changed as the test needs.
func Development(number int, change func(*records.Project)) records.Project {
	street := "Molenstraat"
	r := records.Project{Number: number, City: 1, Agent: 1, Name: locale.Localized{"nl": "Project " + strconv.Itoa(number)},
		Street: &street, PublishedAt: "2026-01-01"}
	if change != nil {
		change(&r)
	}
	return r
}

// Odd are properties of every kind: with and without files, files of other servers that were fetched or not, texts and numbers that are
// easily changed on the way.
func Odd(from, n int) (list imports.List) {
	for number := from; number < from+n; number++ {
		e := imports.PropertyEntry{Record: Property(number, func(r *records.Property) {
			r.Title = locale.Localized{"nl": fmt.Sprintf("Huis \"%d\" \\ <b>'é'</b>\n x'41' €", number)}
			r.Description = locale.Localized{"nl": strings.Repeat("Ruime woning met tuin. ", number%9)}
			lat, lon := 51.0, 5.25
			r.Latitude, r.Longitude = &lat, &lon
			r.PublishAddress = number%2 == 0
		})}
		alt := locale.Localized{"nl": "Gevel"}
		for k := range number % 4 {
			e.Photos = append(e.Photos, imports.Media{File: fmt.Sprintf("p%d-%d.jpg", number, k), Width: 4, Height: 3, Alt: alt})
		}
		if number%3 == 0 {
			e.Photos = append(e.Photos, imports.Media{Alt: alt, Remote: &imports.Remote{Name: fmt.Sprint("far", number%5),
				Address: "https://x.example/a"}})
		}
		if number%5 == 0 {
			e.Plans = append(e.Plans, imports.Media{File: "plan.jpg", Width: 4, Height: 3, Alt: alt, Points: []media.PlanPoint{{}}})
			e.Documents = append(e.Documents, imports.Media{File: "epc.pdf", Size: 9})
			e.Record.Documents = []records.Document{{Name: locale.Localized{"nl": "EPC"}, Public: true}}
		}
		list = append(list, e)
	}
	return list
}
