package atom

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
)

// brokenNumber gives each run of the test another property, because the log names each once while a program runs.
var brokenNumber atomic.Int64

// TestAPropertyThatCannotBeShownHoldsNoFeedBack has a property between two others that belongs to no site, so that its city cannot be read.
func TestAPropertyThatCannotBeShownHoldsNoFeedBack(t *testing.T) {
	var log bytes.Buffer
	defer slog.SetDefault(slog.Default())
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	store, _ := sampletest.Open(t)
	filter := agency.PropertyFilter{}
	complete, err := store.Properties(t.Context(), locale.Dutch, filter, "NEWEST", db.Window{Size: 2},
		columns.Selection{Groups: []string{"description", "reduction", "energy"}, Photos: 1})
	if err != nil {
		t.Fatal(err)
	}
	first, last := complete.Items[0], complete.Items[1]
	broken := &agency.Property{Number: 900_000 + int(brokenNumber.Add(1))}
	for range 2 {
		f := feedOf(t.Context(), first.Catalog, "https://www.example.com", locale.Dutch, filter, []*agency.Property{first, broken, last})
		if len(f.Entries) != 2 || !strings.HasSuffix(f.Entries[0].Links[0].Href, first.Path()) ||
			!strings.HasSuffix(f.Entries[1].Links[0].Href, last.Path()) {
			t.Errorf("the feed has the entries %+v, want those of %d and %d", f.Entries, first.Number, last.Number)
		}
	}
	if paths, ok := respond.PartOf(t.Context(), broken, (*agency.Property).Paths); ok {
		t.Errorf("a sitemap has %v, want nothing of it", paths)
	}
	if n := strings.Count(log.String(), fmt.Sprintf(`record="property %d"`, broken.Number)); n != 1 {
		t.Errorf("the log names it %d times, want once:\n%s", n, log.String())
	}
}
