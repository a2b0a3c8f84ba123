package main

import (
	"crypto/rand"
	"flag"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/releasetest"
)

// visitors is how many send forms at the same time.
const visitors = 8

// A longer run: go test -run TestNothingAcceptedIsLost . -forms 1000 -kills 30
var (
	formCount = flag.Int("forms", 300, "how many forms are sent")
	kills     = flag.Int("kills", 1, "how often the server is killed while forms come in")
)

// TestNothingAcceptedIsLost kills the server while visitors send forms and starts it again. Each accepted form must be stored once, both of
// its emails must arrive with one Message-ID each, and no email may arrive without its form.
func TestNothingAcceptedIsLost(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	post := collectEmails(t)
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t), smtp: post.addr, kills: *kills}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	accepted := sync.Map{}
	taken := make(chan struct{}, *formCount)
	var wg sync.WaitGroup
	for first := range visitors {
		wg.Go(func() {
			for i := first; i < *formCount; i += visitors {
				key := rand.Text()
				if s.persist(func() bool { return submit(s.addr, i, key) }) {
					accepted.Store(key, i)
					taken <- struct{}{}
				} else {
					t.Errorf("the form of visitor %d was never accepted", i)
				}
			}
		})
	}
	for range *kills {
		for range *formCount / (*kills + 1) {
			<-taken // when forms are refused for good, the test's timeout ends this
		}
		s.process.kill()
		s.start(t)
	}
	wg.Wait()
	post.wait(2 * *formCount)
	s.process.kill()
	compareAccepted(t, s.data, &accepted, post)
}

// compareAccepted compares the accepted forms with the stored leads and the emails that arrived.
func compareAccepted(t *testing.T, data string, accepted *sync.Map, post *emails) {
	t.Helper()
	list, leads := storedLeads(t, data), map[string]int{}
	for _, l := range list {
		leads[l.Key]++
		leads[l.Email]++
		leads["agency "+l.Email]++
	}
	accepted.Range(func(key, i any) bool {
		if leads[key.(string)] != 1 {
			t.Errorf("the accepted form of visitor %d is stored %d times, want once", i, leads[key.(string)])
		}
		return true
	})
	post.mu.Lock()
	defer post.mu.Unlock()
	for about, ids := range post.ids {
		if leads[about] != 1 || len(ids) != 1 {
			t.Errorf("%s: %d leads and the Message-IDs %v, want one of each", about, leads[about], ids)
		}
	}
	if len(post.ids) != 2*len(list) {
		t.Errorf("%d emails for %d leads, want two for each", len(post.ids), len(list))
	}
	t.Log(fmt.Sprint(len(list), " leads, ", len(post.ids), " emails"))
}

// storedLeads reads the leads of the data folder of a site that does not run.
func storedLeads(t *testing.T, data string) []inbox.Entry {
	t.Helper()
	store, err := db.Open(t.Context(), datafolder.Database(data))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	list, err := store.Inbox.Leads(t.Context(), "", time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return list
}
