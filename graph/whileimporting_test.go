package graph_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// TestAnswersWhileImporting asks sixteen questions at once of 10,000 properties while an import changes some, and compares each answer
// with plain SQL at the data version of the answer.
func TestAnswersWhileImporting(t *testing.T) {
	releasetest.Only(t, "it asks while the sample is imported again and again")
	imports, media := sampletest.Many(t, 10_000)
	path := filepath.Join(filepath.Dir(media), "gevel.db")
	store, err := db.Open(t.Context(), path) // as the server beside the import has one of its own
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	file, err := sql.Open("sqlite3", "file:"+path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	w := watched{store, graph.New(leadstest.Open(t, store).Auth(), nil), file, &sync.Map{}}
	numbers := numbersOf(t, file)
	var all sync.WaitGroup
	var imported atomic.Bool
	all.Go(func() {
		defer imported.Store(true)
		for n := uint64(0); n < 3 && !t.Failed(); n++ {
			changeProperties(t, rand.New(rand.NewPCG(n, 1)), imports, media, numbers)
		}
	})
	for client := range uint64(16) {
		all.Go(func() {
			for random := rand.New(rand.NewPCG(client, 16)); !imported.Load() && !t.Failed(); {
				for _, q := range []randomQuery{anyList(random), anyDetail(random, numbers), anyTyping(random)} {
					w.compare(t, q)
				}
			}
		})
	}
	all.Wait()
	versions := 0
	w.versions.Range(func(any, any) bool { versions++; return true })
	if versions < 3 {
		t.Errorf("the answers are of %d data versions, want 3 at least", versions)
	}
}

// watched is a graph whose answers are compared with the store's file.
type watched struct {
	store    *db.Store
	graph    *graph.Graph
	file     *sql.DB
	versions *sync.Map
}

// compare asks at the data version that a snapshot of the file has, and compares the answer with what SQL finds in that snapshot. It asks
// again when something was written meanwhile.
func (w watched) compare(t *testing.T, q randomQuery) {
	for {
		tx, err := w.file.BeginTx(t.Context(), &sql.TxOptions{ReadOnly: true})
		if err != nil {
			t.Error(err)
			return
		}
		same := w.compareAt(t, tx, q)
		tx.Rollback()
		if same {
			return
		}
	}
}

// compareAt reports whether the graph had the snapshot's data version from the beginning of its answer to its end, so that it could be
// compared: a list that a change overtakes is of the later version.
func (w watched) compareAt(t *testing.T, tx *sql.Tx, q randomQuery) bool {
	var version int64
	err := tx.QueryRowContext(t.Context(), "SELECT version FROM data_version").Scan(&version)
	ctx, catalog, errPin := w.store.Pin(t.Context())
	if err != nil || errPin != nil {
		t.Error(err, errPin)
		return true
	}
	if catalog.Version != version {
		return false
	}
	w.versions.Store(version, true)
	want, err := q.answer(ctx, tx)
	if err != nil {
		t.Error(err)
		return true
	}
	a := w.graph.Free(ctx, engine.FreeQuery{Text: q.query, Variables: throughJSON(t, q.variables), ReadOnly: true})
	got, err := readAnswer(a.Text)
	if err != nil {
		t.Error(err)
		return true
	}
	now, err := w.store.Version(context.WithoutCancel(ctx))
	if err == nil && now != version {
		return false
	}
	compare(t, q, got, want)
	return true
}

// changeProperties gives eight properties another price, number of bedrooms and city, as an import that runs beside the server.
func changeProperties(t *testing.T, random *rand.Rand, store *db.Store, media string, numbers []int) {
	some := make([]int, 8)
	for i := range some {
		some[i] = numbers[random.IntN(len(numbers))]
	}
	entries, err := store.Imports.Entries(t.Context(), some)
	if err != nil {
		t.Error(err)
		return
	}
	var d intake.Delivery
	for _, e := range entries {
		r := e.Record
		r.Photos, r.Plans, r.Documents = nil, nil, nil // stay as they are
		price, beds := locale.Money(100*(60_000+5_000*random.IntN(100))), 1+random.IntN(4)
		r.Price, r.Rooms.Bedrooms, r.City = &price, &beds, 1+random.IntN(12)
		d.Properties = append(d.Properties, intake.Property{Name: "a property", Record: &r})
	}
	if _, err := intake.Deliver(t.Context(), store, d, media, false); err != nil {
		t.Error(err)
	}
}

// numbersOf gives the properties that are on offer.
func numbersOf(t *testing.T, file *sql.DB) (numbers []int) {
	t.Helper()
	var text string
	if err := file.QueryRow("SELECT json_group_array(number) FROM search WHERE status = 1 AND NOT taken").Scan(&text); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(text), &numbers); err != nil {
		t.Fatal(err)
	}
	return numbers
}
