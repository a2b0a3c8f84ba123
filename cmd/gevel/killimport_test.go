package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/jmoiron/sqlx"
)

// TestKilledImportChangesNothingOrAll kills an import beside a running server: while it reads its folder, in the middle of its transaction
// and when that is about to end. Then it kills the server during an import. The copies that are imported have another price each time, so
// after each kill all of them or none must have it, and the server, before and after a restart, must say what a fresh store of the same
// file says.
func TestKilledImportChangesNothingOrAll(t *testing.T) {
	releasetest.Only(t, "it kills imports")
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t),
		smtp: posttest.Start(t, nil, false).Addr}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	x := &repriced{site: s, folder: manyProperties(t, 200)}
	x.kill(t, 1, func() { time.Sleep(50 * time.Millisecond) })
	x.kill(t, 2, func() { writes(t, s.data, 1) })
	x.kill(t, 3, func() { writes(t, s.data, 20) })
	s.process.kill()
	s.start(t)
	x.compare(t)

	done := x.begin(t, 4)
	writes(t, s.data, 1)
	s.process.kill()
	if err := done.Wait(); err != nil {
		t.Errorf("the import during which the server was killed fails: %v", err)
	}
	s.start(t)
	if held := x.compare(t); held != 4 {
		t.Errorf("after a whole import the copies have price %d, want 4", held)
	}
}

// repriced is a folder whose copies of properties are imported again and again, each time with another price.
type repriced struct {
	*site
	folder string
	copies int // how many of them visitors can find, once they are imported
}

// basePrice is a price that no property of the sample has. The copies cost that plus the number of the import.
const basePrice = 70_000_000

// begin starts an import of copies with another price.
func (x *repriced) begin(t *testing.T, price int) *exec.Cmd {
	t.Helper()
	x.reprice(t, price)
	c := exec.Command(x.program, "import", "-data", x.data, x.folder)
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	return c
}

// reprice gives the copies another price in the folder.
func (x *repriced) reprice(t *testing.T, price int) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(x.folder, "properties", "1?????.json")) // the pattern is well formed
	stated := regexp.MustCompile(`"price": *\d+`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil {
			err = os.WriteFile(file, stated.ReplaceAll(text, fmt.Appendf(nil, `"price": %d`, basePrice+price)), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// kill begins an import, waits and kills it, and compares.
func (x *repriced) kill(t *testing.T, price int, wait func()) {
	t.Helper()
	c := x.begin(t, price)
	wait()
	c.Process.Kill()
	c.Wait()
	t.Logf("import %d was killed; the copies have price %d (0: there are none)", price, x.compare(t))
}

// writes waits until so many checks in a row find that a process writes.
func writes(t *testing.T, data string, polls int) {
	t.Helper()
	file, err := sqlx.Open("sqlite3", "file:"+datafolder.Database(data)+"?_txlock=immediate&_busy_timeout=0")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for found, end := 0, time.Now().Add(time.Minute); found < polls; time.Sleep(time.Millisecond) {
		tx, err := file.Begin()
		if err == nil {
			found = 0
			tx.Rollback()
		} else {
			found++
		}
		if time.Now().After(end) {
			t.Fatal("the import never writes")
		}
	}
}

// compare compares the server with a fresh store of the same file, and gives the price that the copies have; 0 when there are none.
func (x *repriced) compare(t *testing.T) (price int) {
	t.Helper()
	fresh := freshAnswer(t, x.data)
	if served := x.answer(t); !bytes.Equal(served, fresh) {
		t.Errorf("the server says\n%.2000s\na fresh store of the same file\n%.2000s", served, fresh)
	}
	var found struct {
		Data map[string]struct{ TotalCount int }
	}
	if err := json.Unmarshal(fresh, &found); err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 4; n++ {
		switch count := found.Data[fmt.Sprint("price", n)].TotalCount; {
		case count == 0:
		case price != 0 || x.copies != 0 && count != x.copies:
			t.Errorf("%d of %d copies have price %d, and others price %d; want all or none", count, x.copies, n, price)
		default:
			price, x.copies = n, count
		}
	}
	return price
}

// answer asks the server.
func (x *repriced) answer(t *testing.T) []byte {
	t.Helper()
	r, err := http.Get("http://" + x.addr + "/graphql?query=" + url.QueryEscape(everything()))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var text bytes.Buffer
	if _, err := text.ReadFrom(r.Body); err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("the server answers %s: %s (%v)", r.Status, &text, err)
	}
	return text.Bytes()
}

// freshAnswer asks a store that has just been opened, so that its index is built whole.
func freshAnswer(t *testing.T, data string) []byte {
	t.Helper()
	store, err := db.Open(t.Context(), datafolder.Database(data))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	a := graph.New(&auth.Service{App: &app.App{Store: store}}, nil).Free(context.Background(),
		engine.FreeQuery{Text: everything(), ReadOnly: true})
	if a.Refused != "" {
		t.Fatal(string(a.Text))
	}
	return a.Text
}

// everything asks for lists, counts and pins, and how many copies there are of each price.
func everything() string {
	query := `{ list: properties(first: 100, sort: PRICE_DESC) { totalCount nodes { number price { amount } }
		counts { cities { city { id } count } bedrooms { number count } }
		pins { count location { latitude longitude } property { number } } }
		newest: properties(first: 100, filter: {goal: SALE}) { nodes { number price { amount } } }`
	for n := 1; n <= 4; n++ {
		query += fmt.Sprintf(" price%d: properties(filter: {priceMin: %d, priceMax: %[2]d}) { totalCount }", n, basePrice+n)
	}
	return query + " }"
}
