package feed_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
)

// site is a site with the sample, to import files into.
type site struct {
	store *db.Store
	media string
}

func open(t *testing.T) site {
	store, media := sampletest.Open(t)
	return site{store, media}
}

func (s site) bringIn(t *testing.T, format, file string, dry bool) intake.Outcome {
	t.Helper()
	d, done, err := feed.Open(format, file, s.catalog(t), transfer.NewWords(nil))
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	d.NewOn = "2026-11-21"
	outcome, err := intake.Deliver(t.Context(), s.store, d, s.media, dry)
	if err != nil {
		t.Fatal(err)
	}
	return outcome
}

// fromText reads a file of a format that is alone in its folder.
func fromText(t *testing.T, format, text string, c *agency.Catalog) (intake.Delivery, error) {
	t.Helper()
	d, done, err := feed.Open(format, written(t, t.TempDir(), "transfer", []byte(text)), c, transfer.NewWords(nil))
	if done != nil {
		done()
	}
	return d, err
}

func (s site) catalog(t *testing.T) *agency.Catalog {
	t.Helper()
	c, err := s.store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// property gives a stored property, with its fields as JSON.
func (s site) property(t *testing.T, number int) (*imports.PropertyEntry, map[string]any) {
	t.Helper()
	entries, err := s.store.Imports.Entries(t.Context(), []int{number})
	if err != nil || entries[number] == nil {
		t.Fatalf("the property %d is not there (%v)", number, err)
	}
	text, _ := json.Marshal(entries[number].Record)
	var fields map[string]any
	json.Unmarshal(text, &fields)
	return entries[number], fields
}

// compare compares fields by their names in an import folder.
func compare(t *testing.T, fields map[string]any, want map[string]any) {
	t.Helper()
	for name, value := range want {
		var got any = fields
		for part := range strings.SplitSeq(name, ".") {
			got = got.(map[string]any)[part]
		}
		if got != value {
			t.Errorf("%s is %v, want %v", name, got, value)
		}
	}
}
