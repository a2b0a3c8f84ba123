package costs

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

// dayCase is a line of the tables of days in testdata/golden.md: a rule or duty, its days, and a situation in which it holds.
type dayCase struct {
	id, region, given string
	first, last       locale.Date
}

// TestDaysOfRules checks that each rule holds from its first day to its last.
func TestDaysOfRules(t *testing.T) {
	holds := func(t *testing.T, c dayCase, on locale.Date) bool {
		f, b, _ := read(t, c.region, c.given)
		return strings.Contains(written(Of(f, b, on))+" ", ".rule="+c.id+" ")
	}
	var ids []string
	for _, r := range table.Rules {
		ids = append(ids, r.ID)
	}
	checkDays(t, dayCases(t, "Days of rules"), ids, holds)
}

// TestDaysOfDuties checks the same of each duty, for a property that has what any duty asks for.
func TestDaysOfDuties(t *testing.T) {
	built, six := 1974, 6
	home := Condition{Label: "f", LabelText: "F", Built: &built, Flood: "P: C, G: D", CertificateEnds: day("2031-05-20"),
		RenovationYears: &six}
	holds := func(t *testing.T, c dayCase, on locale.Date) bool {
		f, _, _ := read(t, c.region, c.given)
		for _, d := range Duties(f, home, on, nil) {
			if d.Rule.ID == c.id {
				return true
			}
		}
		return false
	}
	var ids []string
	for _, d := range table.Duties {
		ids = append(ids, d.ID)
	}
	checkDays(t, dayCases(t, "Days of duties"), ids, holds)
}

// checkDays wants one case for each of ids, which holds on its days and not beside them.
func checkDays(t *testing.T, cases map[string]dayCase, ids []string, holds func(*testing.T, dayCase, locale.Date) bool) {
	t.Helper()
	if len(cases) != len(ids) {
		t.Errorf("%d days are written down, want %d", len(cases), len(ids))
	}
	for _, id := range ids {
		c := cases[id]
		want := map[locale.Date]bool{c.first: true, shifted(t, c.first, -1): false}
		if c.last != "" {
			want[c.last], want[shifted(t, c.last, 1)] = true, false
		} else {
			want["2099-12-31"] = true
		}
		for on, want := range want {
			if got := holds(t, c, on); got != want {
				t.Errorf("%s holds on %s: %t, want %t", id, on, got, want)
			}
		}
	}
}

func dayCases(t *testing.T, heading string) map[string]dayCase {
	list := map[string]dayCase{}
	for _, cells := range tableUnder(t, heading) {
		region, given, _ := strings.Cut(cells[3], " ")
		list[cells[0]] = dayCase{cells[0], region, given, locale.Date(cells[1]), locale.Date(cells[2])}
	}
	return list
}

func shifted(t *testing.T, d locale.Date, days int) locale.Date {
	t.Helper()
	at, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		t.Fatal(err)
	}
	return locale.Date(at.AddDate(0, 0, days).Format(time.DateOnly))
}

// tableUnder gives the cells of the rows of a table with four columns.
func tableUnder(t *testing.T, heading string) (rows [][]string) {
	text, err := os.ReadFile("testdata/golden.md")
	if err != nil {
		t.Fatal(err)
	}
	_, below, _ := strings.Cut(string(text), "## "+heading+"\n")
	below, _, _ = strings.Cut(below, "\n## ")
	for line := range strings.Lines(below) {
		cells := strings.Split(strings.Trim(line, "|\n"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if len(cells) == 4 && cells[1] != "first day" && !strings.HasPrefix(cells[0], "---") {
			rows = append(rows, cells)
		}
	}
	return rows
}
