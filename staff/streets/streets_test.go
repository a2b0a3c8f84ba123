package streets

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"testing"

	"github.com/gevel/gevel/basemap"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/pmtiles"
)

func TestFailureOf(t *testing.T) {
	for want, err := range map[Failure]error{
		DiskFull:  fmt.Errorf("%w (no space left on device)", basemap.ErrFull),
		Damaged:   fmt.Errorf("%w (%w)", basemap.ErrDamaged, pmtiles.ErrDirectory), // also of a directory
		Changed:   basemap.ErrChanged,
		NoRanges:  fetch.ErrNoRanges,
		NoBasemap: fmt.Errorf("it has no layer roads: %w", pmtiles.ErrLayers),
		TooLarge:  basemap.ErrLarge,
		Nowhere:   basemap.ErrNowhere,
		Running:   basemap.ErrRunning,
		TooSlow:   basemap.ErrTime,
		Missing:   fetch.Unavailable{Status: 404},
		Unreached: fetch.Unreached{},
		Other:     context.DeadlineExceeded,
	} {
		if got := failureOf(err); got != want {
			t.Errorf("%v is %s, want %s", err, got, want)
		}
	}
	if got := failureOf(basemap.ErrNoBuild); got != Missing {
		t.Errorf("no build is %s, want MISSING", got)
	}
}

// TestFailuresHaveTexts looks in all languages of the desk.
func TestFailuresHaveTexts(t *testing.T) {
	for _, l := range []string{"nl", "fr", "en", "de"} {
		content, err := os.ReadFile("../../web/desk/texts/" + l + ".json")
		texts := map[string]string{}
		if err := errors.Join(err, json.Unmarshal(content, &texts)); err != nil {
			t.Fatal(err)
		}
		for _, f := range []Failure{Unreached, Missing, NoRanges, NoBasemap, Changed, Damaged, TooLarge, Nowhere, DiskFull, Running,
			TooSlow, Other} {
			if texts["streets.failed."+string(f)] == "" {
				t.Errorf("%s has no text for %s", l, f)
			}
		}
	}
}
