package main

import (
	"context"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/releasetest"
)

// A longer run: go test -run TestCRMIsFollowed . -events 10000 -crmkills 30
var (
	events   = flag.Int("events", 1000, "how many events a CRM sends")
	crmKills = flag.Int("crmkills", 3, "how often the server is killed meanwhile")
)

// The environment variables with which the test binary runs as the program: the certificate of a CRM on this machine, and the file into
// which it writes what it was asked to reach.
const (
	trusted = "GEVEL_TEST_CRM"
	reached = "GEVEL_TEST_REACHED"
)

// asProgram runs the program beside a CRM on this machine, which the real one would refuse to reach. It holds a link for a second only, so
// that a run that was killed does not keep the next one waiting.
func asProgram(certificate string) {
	text, err := os.ReadFile(certificate)
	if err != nil {
		panic(err)
	}
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(text)
	newClient = func() *fetch.Client { return noting(crmtest.Trusting(pool), os.Getenv(reached)) }
	linkHold = time.Second
	main()
}

// TestCRMIsFollowed kills the server while a CRM sends events about estates that come, change and go, twice and out of order, and while
// visitors send forms. Afterwards the store must have what the CRM has, and the CRM each request once. The estates name another server in
// every way they can, which nothing may reach.
func TestCRMIsFollowed(t *testing.T) {
	releasetest.Only(t, "it follows CRMs while programs are killed")
	mock := sweepbrighttest.Start(t)
	certificate := filepath.Join(t.TempDir(), "crm.pem")
	block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: mock.Certificate().Raw})
	if err := os.WriteFile(certificate, block, 0o600); err != nil {
		t.Fatal(err)
	}
	other, reachedFile := startElsewhere(t), filepath.Join(t.TempDir(), "reached")
	mock.BreakPath("/pictures/away", crmtest.Redirect(other.address()))
	s := &site{program: programBesideCRM(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t),
		smtp: posttest.Start(t, nil, false).Addr, env: []string{trusted + "=" + certificate, reached + "=" + reachedFile}, kills: *crmKills}
	s.cond = sync.NewCond(&s.mu)
	store := linkedStore(t, s.data, mock)
	store.Close()
	s.start(t)
	var wg sync.WaitGroup
	done := make(chan struct{}, *events)
	wg.Go(func() { sendEvents(t, s, mock, other, done) })
	wg.Go(func() { sendForms(t, s) })
	for range *crmKills {
		for range *events / (*crmKills + 1) {
			<-done
		}
		s.process.kill()
		s.start(t)
	}
	wg.Wait()
	checkCRM(t, s, mock)
	other.checkNotReached(t, reachedFile)
}

// linkedStore makes a site with the sample that is linked to the CRM.
func linkedStore(t *testing.T, data string, mock *sweepbrighttest.Mock) *db.Store {
	t.Helper()
	store, err := openData(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	settings := map[string]string{"client": sweepbrighttest.Client, "base": mock.Base(), "version": "v20210723", "hosts": "127.0.0.1"}
	if err := store.Links.AddLink(t.Context(), "office", "sweepbright", settings, sweepbrighttest.Secret); err != nil {
		t.Fatal(err)
	}
	return store
}

// sendEvents sends the events about a hundred estates. Each event is posted until the server takes it; every fourth one twice, and every
// fifth one again after the next.
func sendEvents(t *testing.T, s *site, mock *sweepbrighttest.Mock, other *elsewhere, done chan<- struct{}) {
	var late func() bool
	for i := range *events {
		time.Sleep(10 * time.Millisecond) // so that links run between the kills
		id := fmt.Sprint("estate-", i*7%100)
		kind := "estate-updated"
		if i%6 == 5 {
			kind = "estate-deleted"
			mock.Delete(id)
		} else {
			mock.Put(sweepbrighttest.House(id, other.mentioned(mock, id, i%500))) // nobody has more bedrooms
		}
		body, signature := mock.Event(kind, id, time.Now())
		post := func() bool {
			return sweepbrighttest.Post("http://"+s.addr+"/crm/sweepbright/office", body, signature) == 202
		}
		if !s.persist(post) || i%4 == 0 && !s.persist(post) || late != nil && !s.persist(late) {
			t.Errorf("event %d was never taken", i)
		}
		if late = nil; i%5 == 0 {
			late = post
		}
		done <- struct{}{}
	}
}

func sendForms(t *testing.T, s *site) {
	for i := range 40 {
		key := rand.Text()
		if !s.persist(func() bool { return submit(s.addr, i, key) }) {
			t.Errorf("form %d was never accepted", i)
		}
	}
}

// checkCRM waits until nothing is left to read and to send, and compares both sides.
func checkCRM(t *testing.T, s *site, mock *sweepbrighttest.Mock) {
	t.Helper()
	store, err := openData(t.Context(), s.data)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	settled(t, store)
	fetched(t, store)
	s.process.kill()
	want := map[string]int{}
	for id, e := range mock.Estates() {
		want[id] = e["bedrooms"].(int)
	}
	if got := stored(t, store); !maps.Equal(got, want) {
		t.Errorf("the store has the bedrooms %v, the CRM %v", got, want)
	}
	leads, err := store.Links.CRMLeads(t.Context(), time.Unix(0, 0))
	contacts := mock.Contacts()
	if err != nil || len(leads) != 40 || len(contacts) != 40 {
		t.Errorf("%d leads and %d contacts at the CRM, want 40 of each (%v)", len(leads), len(contacts), err)
	}
	for _, d := range leads {
		if _, ok := contacts["gevel-"+d.Lead]; !ok || d.State != crmlinks.CRMSent {
			t.Errorf("the lead %s is %+v, want it sent and a contact at the CRM", d.Lead, d)
		}
	}
	t.Log(len(want), "estates,", len(mock.Requests()), "requests to the CRM")
}

// settled waits until the link has nothing to do; otherwise the test's timeout ends it.
func settled(t *testing.T, store *db.Store) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(100 * time.Millisecond) {
		list, err := store.Links.Links(context.Background())
		if err != nil || time.Now().After(end) {
			t.Fatal("the link still has something to do:", list, err)
		}
		if list[0].Unread == 0 && list[0].Waiting == 0 {
			return
		}
	}
}

// stored gives the bedrooms of the link's properties by the CRM's ids.
func stored(t *testing.T, store *db.Store) map[string]int {
	t.Helper()
	records, err := store.Links.CRMRecords(t.Context(), "office")
	if err != nil {
		t.Fatal(err)
	}
	numbers := make([]int, len(records))
	for i, r := range records {
		numbers[i] = r.Number
	}
	slices.Sort(numbers)
	if n := len(numbers); len(slices.Compact(numbers)) != n {
		t.Error("two records have one number:", numbers)
	}
	entries, err := store.Imports.Entries(t.Context(), numbers)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]int{}
	for _, r := range records {
		if e := entries[r.Number]; e != nil {
			out[r.ID] = *e.Record.Bedrooms
			if r.Gone || !strings.HasPrefix(e.Record.Title["nl"], "Villa") {
				t.Errorf("the record %+v is stored as %+v, want a villa that the CRM still has", r, e.Record)
			}
		}
	}
	return out
}
