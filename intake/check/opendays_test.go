package check_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

// withOpenDays is a small folder whose project announces open days.
func withOpenDays(t *testing.T, days string) fstest.MapFS {
	t.Helper()
	files := foldertest.Small(t)
	files["projects/2001.json"] = &fstest.MapFile{Data: []byte(`{"number":2001,"goal":0,"city":1,"agent":1,"name":{"nl":"De Wissen"},
		"publishedAt":"2026-11-01","openDays":[` + days + `]}`)}
	return files
}

func TestCheckOpenDays(t *testing.T) {
	store, media := foldertest.Open(t)
	const day = `{"date":"2027-03-13","from":"10:00","until":"16:00","note":{"nl":"Afspraak op de werf"}}`
	foldertest.Import(t, store, withOpenDays(t, day), media)
	projects, err := store.ProjectsByNumber(t.Context(), "nl", []int{2001})
	if err != nil || len(projects) != 1 || len(projects[0].OpenDaysSince("2027-03-13")) != 1 ||
		len(projects[0].OpenDaysSince("2027-03-14")) != 0 {
		t.Fatalf("the project is %+v (%v), want one open day until it is over", projects, err)
	}
	for days, want := range map[string]string{
		`{"date":"2027-02-30","from":"10:00","until":"16:00"}`: `openDays[0].date`,
		`{"date":"2027-03-13","from":"ten","until":"16:00"}`:   `"ten" is not a time`,
		`{"date":"2027-03-13","from":"10:00","until":"24:30"}`: `"24:30" is not a time`,
		`{"date":"2027-03-13","from":"16:00","until":"10:00"}`: "10:00 is not after 16:00",
		day + "," + day: "another open day begins at the same moment",
		`{"date":"2027-03-13","from":"10:00","until":"16:00","note":{"xx":"?"}}`: "is not a language",
		`{"date":"2027-03-13","from":"10:00","until":"16:00","note":{"nl":"` + strings.Repeat("é",
			limits.OpenDayNoteCharacters+1) + `"}}`: "is longer than",
		strings.TrimSuffix(strings.Repeat(day+",", limits.OpenDays+1),
			","): fmt.Sprintf("at most %d", limits.OpenDays),
	} {
		if _, err := intake.ImportWith(t.Context(), store, withOpenDays(t, days), media,
			intake.Options{Strict: true}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.90s gives %v, want %q", days, err, want)
		}
	}
}
