package main

import (
	"bytes"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
)

// linking is a site with the sample beside a SweepBright, for the commands gevel link.
type linking struct {
	t    *testing.T
	dir  string
	mock *sweepbrighttest.Mock
}

func startLinking(t *testing.T) linking {
	t.Helper()
	l := linking{t, sampleData(t), sweepbrighttest.Start(t)}
	before := newClient
	newClient = func() *fetch.Client { return l.mock.FetchClient() }
	t.Cleanup(func() { newClient = before })
	return l
}

// command runs gevel link with arguments, and the secret on standard input. Nothing that the command prints may contain the secret.
func (l linking) command(line string) (said string, err error) {
	l.t.Helper()
	line = strings.ReplaceAll(line, "BASE", l.mock.Base())
	var out bytes.Buffer
	err = links(l.t.Context(), append(strings.Fields(line), "-data", l.dir), strings.NewReader(sweepbrighttest.Secret+"\n"), &out)
	if said = out.String(); strings.Contains(said, sweepbrighttest.Secret) ||
		err != nil && strings.Contains(err.Error(), sweepbrighttest.Secret) {
		l.t.Errorf("gevel link %s gives the secret away: %s, %v", line, said, err)
	}
	return said, err
}

func (l linking) says(line string, want ...string) string {
	l.t.Helper()
	said, err := l.command(line)
	if err != nil {
		l.t.Fatalf("gevel link %s fails: %v", line, err)
	}
	for _, w := range want {
		if !strings.Contains(said, w) {
			l.t.Errorf("gevel link %s says %q, want %q", line, said, w)
		}
	}
	return said
}

func (l linking) refuses(line, want string) {
	l.t.Helper()
	if said, err := l.command(line); err == nil || said != "" || !strings.Contains(err.Error(), want) {
		l.t.Errorf("gevel link %s says %q and gives %v, want only the error %q", line, said, err, want)
	}
}

func (l linking) store() *db.Store {
	l.t.Helper()
	store, err := openData(l.t.Context(), l.dir)
	if err != nil {
		l.t.Fatal(err)
	}
	l.t.Cleanup(func() { store.Close() })
	return store
}

// publish puts a house at SweepBright and lets the server hear of it.
func (l linking) publish(id string, change sweepbrighttest.Estate) {
	l.t.Helper()
	l.mock.Put(sweepbrighttest.House(id, change))
	body, signature := l.mock.Event("estate-updated", id, time.Now())
	service := link.Service{Store: l.store(), Kinds: kinds.All, Now: time.Now}
	if err := service.Receive(l.t.Context(), "sweepbright", "office", http.Header{"X-Hook-Signature": {signature}}, body); err != nil {
		l.t.Fatal(err)
	}
}

const addOffice = "add sweepbright office -client " + sweepbrighttest.Client + " -base BASE"
