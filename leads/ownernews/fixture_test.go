package ownernews_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// Lieve of the sample owns two properties.
const (
	forSale   = leadstest.ForSale
	lieve     = "lieve.claes@example.com"
	lieveNews = "Nieuws over uw eigendom"
)

var (
	an      = leadstest.An
	open    = leadstest.Sample
	taken   = leadstest.Taken
	decoded = leadstest.Decoded
)

// wanting is the service of the sample whose owner Lieve wants emails about news.
func wanting(t *testing.T) leadstest.Service {
	t.Helper()
	o := open(t)
	want(t, o, true)
	return o
}

func want(t *testing.T, o leadstest.Service, on bool) {
	t.Helper()
	owner, err := o.Store.Owners.OwnerWith(t.Context(), lieve)
	if err != nil || owner == nil {
		t.Fatalf("the owner is %v (%v), want Lieve", owner, err)
	}
	if err := o.OwnerNews().Want(t.Context(), *owner, on); err != nil {
		t.Fatal(err)
	}
}

// sendOwnerNews queues the emails about news and takes away the emails that are due by then.
func sendOwnerNews(t *testing.T, o leadstest.Service) leadstest.Post {
	t.Helper()
	if err := o.OwnerNews().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	return o.CollectAt(t, o.Now().Add(time.Minute))
}

func sendQuestion(t *testing.T, o leadstest.Service, property int) {
	t.Helper()
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.Dutch), Property: property, Person: an, Remark: "Hallo"}))
	o.Collect(t)
}

func sql(t *testing.T, o leadstest.Service, text string) {
	t.Helper()
	if _, err := o.Store.Write(t.Context(), handle.Statement{SQL: text}); err != nil {
		t.Fatal(err)
	}
}
