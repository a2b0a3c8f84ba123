package wording

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/server/traffic"
)

// TestPeopleReadTheAgencysClock is of a machine with another clock, in winter, in summer and around midnight.
func TestPeopleReadTheAgencysClock(t *testing.T) {
	onOtherClock(t)
	for at, want := range map[string]string{
		"2026-11-26T13:03:09Z": "2026-11-26 14:03 CET, 2026-11-26 14:03:09 CET, 2026-11-26",
		"2026-07-26T22:30:00Z": "2026-07-27 00:30 CEST, 2026-07-27 00:30:00 CEST, 2026-07-27",
	} {
		moment, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		if got := Clock(moment.Unix()) + ", " + Second(moment.Unix()) + ", " + Day(moment); got != want {
			t.Errorf("%s is written %s, want %s", at, got, want)
		}
	}
}

// onOtherClock gives the machine the clock of another continent until the test ends.
func onOtherClock(t *testing.T) {
	before := time.Local
	time.Local = time.FixedZone("HST", -10*60*60)
	t.Cleanup(func() { time.Local = before })
}

// TestTheLogIsInUTC is of both of its forms, on a machine with another clock.
func TestTheLogIsInUTC(t *testing.T) {
	onOtherClock(t)
	for name, handler := range map[string]func(*bytes.Buffer) slog.Handler{
		"text": func(out *bytes.Buffer) slog.Handler { return slog.NewTextHandler(out, nil) },
		"json": func(out *bytes.Buffer) slog.Handler { return slog.NewJSONHandler(out, nil) },
	} {
		var out bytes.Buffer
		slog.New(traffic.Handler{Handler: handler(&out)}).Info("began", "at", time.Now())
		if now := time.Now().UTC().Format("2006-01-02T15:"); strings.Count(out.String(), now) != 2 ||
			strings.Contains(out.String(), "-10:00") {
			t.Errorf("the log in %s is %q, want its time in UTC, and that of the line too", name, out.String())
		}
	}
}

// TestTimesForPeopleAreWrittenInOnePlace finds a file that writes a time by itself. Those that may write names of folders, or a day that
// the database takes.
func TestTimesForPeopleAreWrittenInOnePlace(t *testing.T) {
	may := map[string]string{"clock.go": "", "import.go": "Format(time.DateOnly)"}
	files, err := filepath.Glob("../*.go")
	if rooms, wrong := filepath.Glob("../*/*.go"); wrong == nil {
		files = append(files, rooms...)
	}
	if err != nil || len(files) == 0 {
		t.Fatalf("there are %d files (%v)", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if exempt, known := may[filepath.Base(file)]; !strings.HasSuffix(file, "_test.go") && strings.Contains(line, ".Format(") &&
				(!known || !strings.Contains(line, exempt)) {
				t.Errorf("%s writes a time by itself: %s", file, strings.TrimSpace(line))
			}
		}
	}
}
