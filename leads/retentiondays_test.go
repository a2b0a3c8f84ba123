package leads

import (
	"maps"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// inTheDocument names the forms whose leads are kept for another time than most, as docs/import.md does.
var inTheDocument = map[string]string{"forgotPassword": "forgotten passwords", "applyForRent": "rent applications",
	"sendToFriend": "emails to friends", "applyForJob": "job applications", "makeOffer": "offers"}

// TestDocumentedRetention compares the defaults that docs/import.md names with those of the forms.
func TestDocumentedRetention(t *testing.T) {
	text, err := os.ReadFile("../docs/import.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`\| ` + "`retentionDays`" +
		` \| how long leads are kept, by form; by default (\d+) days, (.*) \|`).FindStringSubmatch(string(text))
	if row == nil {
		t.Fatal("docs/import.md does not say how long leads are kept by default")
	}
	if row[1] != strconv.Itoa(usualRetention) {
		t.Errorf("docs/import.md says that leads are kept for %s days, want %d", row[1], usualRetention)
	}
	documented := map[string]int{}
	for _, part := range strings.Split(row[2], ", ") {
		at := strings.LastIndex(part, " ")
		days, _ := strconv.Atoi(part[at+1:])
		for _, name := range strings.Split(part[:at], " and ") {
			documented[name] = days
		}
	}
	want := map[string]int{}
	for _, f := range Forms {
		if f.Days != usualRetention {
			want[inTheDocument[f.Name]] = f.Days
		}
	}
	if !maps.Equal(documented, want) {
		t.Errorf("docs/import.md says that leads are kept for these days: %v, want %v", documented, want)
	}
}
