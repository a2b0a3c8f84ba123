package main

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestPicturesListsWhatIsMissing names a picture that another server does not have, and says when it is tried again or that it is given up.
func TestPicturesListsWhatIsMissing(t *testing.T) {
	store, media := sampletest.Open(t)
	entries, err := store.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	r := entries[1096].Record
	r.Photos, r.Plans, r.Documents = []string{"a", "b"}, nil, []agency.DocumentRecord{}
	d := intake.Delivery{Properties: []intake.Property{{Name: "property 1096", Record: r}},
		Sources: map[string]string{"photos/a": "https://pictures.example/a", "photos/b": "https://pictures.example/b"}}
	if _, err := intake.Deliver(t.Context(), store, d, media, false); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	if err := store.RemotesFetched(t.Context(), []db.RemoteResult{{Name: "photos/a", Problem: "the server answered 404", Again: now},
		{Name: "photos/b", Problem: "is animated"}}, now); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := listRemotes(t.Context(), store, &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"0 fetched, 1 to be fetched, 1 given up",
		"property 1096: photos/a: the server answered 404; tried again " + clock(now.Unix()),
		"property 1096: photos/b: is animated; given up"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("want %q in\n%s", want, out.String())
		}
	}
}
