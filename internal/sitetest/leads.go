package sitetest

import (
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/db/inbox"
)

// Leads returns the leads that came by a form, or by any without its name, without demands and newsletters.
func (s Site) Leads(t *testing.T, form string) []inbox.Entry {
	t.Helper()
	list, err := s.Store.Inbox.Leads(t.Context(), form, time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(list, func(e inbox.Entry) bool { return e.Form == inbox.NewsletterEntry || e.Form == inbox.DemandEntry })
}
