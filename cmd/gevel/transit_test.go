package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/transittest"
	"github.com/gevel/gevel/limits"
)

// timetable writes a small timetable as a ZIP file, which holds until a day and has a stop without a place.
func timetable(t *testing.T, until string) string {
	t.Helper()
	files := transittest.Small()
	return transittest.Write(t, transittest.With(files, "stops.txt", files["stops.txt"]+"2,Nergens,,\n", "calendar.txt",
		strings.Replace(files["calendar.txt"], "20991231", until, 1), "stop_times.txt", files["stop_times.txt"]+"t,,,2,2\n"))
}

func TestTimetablesAreAddedListedAndRemoved(t *testing.T) {
	dir, _ := filled(t)
	run := func(args ...string) (string, error) {
		var out strings.Builder
		err := transitCommand(t.Context(), append([]string{"-data", dir}, args...), &out)
		return out.String(), err
	}
	said, err := run("add", "De  Lijn", timetable(t, "20991231"))
	for _, want := range []string{"De Lijn: 1 stops with 1 lines of De Lijn, from 2 times", "holds until 31-12-2099",
		`warning: stops.txt, line 3, stop_id "2": has no name or no place on the map`} {
		if err != nil || !strings.Contains(said, want) {
			t.Errorf("adding says %q (%v), want %q", said, err, want)
		}
	}
	if list, err := run("list"); err != nil || !strings.HasPrefix(list, "De Lijn ") || !strings.Contains(list, ", until 2099-12-31") {
		t.Errorf("the list is %q (%v)", list, err)
	}
	if said := checked(t, "-data", dir); !strings.Contains(said, "transit   De Lijn has 1 stop") {
		t.Errorf("gevel check says:\n%s", said)
	}
	said, err = run("add", "De Lijn", timetable(t, "20200101"))
	if err != nil || !strings.Contains(said, `end_date "2020-01-01": the timetable ended on that day`) {
		t.Errorf("one that ended: %q (%v)", said, err)
	}
	if list, err := run("list"); err != nil || strings.Count(list, "\n") != 1 || !strings.Contains(list, ", ended on 2020-01-01") {
		t.Errorf("the newer file replaces the older: %q (%v)", list, err)
	}
	if said := checked(t, "-data", dir); !strings.Contains(said, "warning  transit   the timetable De Lijn ended on 2020-01-01") {
		t.Errorf("gevel check does not warn:\n%s", said)
	}
	if _, err := run("remove", "De Lijn"); err != nil {
		t.Error(err)
	}
	for _, wrong := range [][]string{{}, {"add"}, {"add", "x"}, {"list", "x"}, {"remove"}, {"drop", "x"}} {
		if _, err := run(wrong...); err == nil || !strings.Contains(err.Error(), "gevel transit add") {
			t.Errorf("gevel transit %v gives %v, want how the command is used", wrong, err)
		}
	}
	for _, wrong := range [][]string{{"remove", "De Lijn"}, {"add", " ", timetable(t, "20991231")},
		{"add", strings.Repeat("x", limits.TransitNameCharacters+1), timetable(t, "20991231")},
		{"add", "x", filepath.Join(dir, "gevel.db")}} {
		if _, err := run(wrong...); err == nil {
			t.Errorf("gevel transit %v is accepted", wrong)
		}
	}
}
