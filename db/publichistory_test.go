package db

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestHistoryHasWhatVisitorsSaw goes through what happens to a price and a status in the trade, one by one.
func TestHistoryHasWhatVisitorsSaw(t *testing.T) {
	at := func(euro int) saying {
		return saying{price: ptr(locale.Money(euro) * 100), publish: true, status: 1, replacedMarquees: "[3, 4]", hoursAfterTheLast: 48}
	}
	with := func(m saying, change func(*saying)) saying { change(&m); return m }
	hidden := func(m *saying) { m.publish = false }
	sold := func(m *saying) { m.marquee = 3 }
	option := func(m *saying) { m.marquee = 2 }
	soon := func(m *saying) { m.hoursAfterTheLast = 1 }
	away := func(m *saying) { m.status = 5 }
	for _, c := range []struct {
		what    string
		moments []saying
		want    string
		reduced string
	}{
		{"a lower price", []saying{at(365), at(349)}, "2026-03-05 PRICE € 365 € 349; 2026-01-01 OFFERED", "2026-03-05 € 365"},
		{"a higher price", []saying{at(365), at(375)}, "2026-03-05 PRICE € 365 € 375; 2026-01-01 OFFERED", ""},
		{"lowered twice", []saying{at(365), at(355), at(349)},
			"2026-03-07 PRICE € 355 € 349; 2026-03-05 PRICE € 365 € 355; 2026-01-01 OFFERED", "2026-03-07 € 355"},
		{"raised, and lowered to what it was", []saying{at(365), at(375), at(365)},
			"2026-03-07 PRICE € 375 € 365; 2026-03-05 PRICE € 365 € 375; 2026-01-01 OFFERED", ""},
		{"a wrong price, corrected within hours", []saying{at(365), at(3650), with(at(365), soon)}, "2026-01-01 OFFERED", ""},
		{"an option", []saying{at(365), with(at(365), option), with(at(349), option)},
			"2026-03-07 PRICE € 365 € 349; 2026-03-05 STATE UNDER_OPTION; 2026-01-01 OFFERED", "2026-03-07 € 365"},
		{"hidden", []saying{at(365), at(355), with(at(349), hidden)}, "2026-01-01 OFFERED", ""},
		{"hidden for a while", []saying{at(365), at(355), with(at(349), hidden), at(339)}, "2026-01-01 OFFERED", ""},
		{"and lowered afterwards", []saying{at(365), with(at(349), hidden), at(345), at(339)},
			"2026-03-09 PRICE € 345 € 339; 2026-01-01 OFFERED", "2026-03-09 € 345"},
		{"sold", []saying{at(365), at(349), with(at(340), sold)}, "2026-03-07 STATE SOLD; 2026-01-01 OFFERED", ""},
		{"sold, and offered again", []saying{at(365), with(at(340), sold), at(345)}, "2026-03-07 OFFERED", ""},
		{"taken off the site, and offered again", []saying{at(365), with(at(340), away), at(345)}, "2026-03-07 OFFERED", ""},
	} {
		t.Run(c.what, func(t *testing.T) {
			s := open(t)
			fill(t, s, property(1, func(r *records.Property) { r.Price = c.moments[0].price }))
			walk(t, s, c.moments)
			past := past(t, s, 1)
			if got := inWords(past.events); got != c.want {
				t.Errorf("the history is %q, want %q", got, c.want)
			}
			got := ""
			if r := past.reduction; r != nil {
				got = plainSpaces(fmt.Sprint(r.Date, " ", r.Was.Text))
			}
			if got != c.reduced {
				t.Errorf("the reduction is %q, want %q", got, c.reduced)
			}
			found := numbers(listOf(t, s, agency.PropertyFilter{Reduced: ptr(true)}, "REDUCED", Window{Size: 5}).Items)
			if want := c.reduced != ""; (len(found) == 1) != want {
				t.Errorf("%v are found as reduced, want any: %t", found, want)
			}
		})
	}
}

func inWords(list []*agency.PropertyEvent) (text string) {
	for i, e := range list {
		if i > 0 {
			text += "; "
		}
		text += fmt.Sprint(e.Date, " ", e.Kind)
		switch e.Kind {
		case agency.PriceChanged:
			text += " " + e.Was.Text + " " + e.Price.Text
		case agency.StateChanged:
			text += " " + string(e.State)
		}
	}
	return plainSpaces(text)
}

func plainSpaces(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }

func TestHistoryIsBounded(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	var list []saying
	for i := range limits.HistoryRows + 20 {
		list = append(list, saying{price: ptr(locale.Money(900_000-i) * 100), publish: true, status: 1, replacedMarquees: "[]",
			hoursAfterTheLast: 24})
	}
	walk(t, s, list)
	if n := count(t, s, "public_history"); n != limits.HistoryRows {
		t.Errorf("the history has %d rows, want %d", n, limits.HistoryRows)
	}
	if events := past(t, s, 1).events; len(events) != limits.HistoryRows-1 || events[len(events)-1].Kind != agency.PriceChanged {
		t.Errorf("%d changes are told, the first %+v; want those of the rows that stay", len(events), events[len(events)-1])
	}
}

// TestViewsSayTheLimits compares what db/sqlite/views.sql says of the public history with the limits.
func TestViewsSayTheLimits(t *testing.T) {
	views, err := os.ReadFile("sqlite/views.sql")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		fmt.Sprintf("(SELECT now FROM change_log) - %d * 86400\n", limits.ReductionShown/(24*time.Hour)),
		fmt.Sprintf("ORDER BY at DESC LIMIT 1 OFFSET %d)", limits.HistoryRows),
	} {
		if strings.Count(string(views), want) != 1 {
			t.Errorf("views.sql does not say %q once, as the limits do", want)
		}
	}
}

// TestReductionsEnd shows that a property counts as reduced as long as limits say, in every list, and that its end is a change.
func TestReductionsEnd(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	m := saying{price: ptr(locale.Money(90_00)), publish: true, status: 1, replacedMarquees: "[]", hoursAfterTheLast: 1}
	walk(t, s, []saying{m})
	lowered := time.Date(2026, 3, 1, 10, 0, 0, 0, time.UTC)
	reduced := func() []int {
		t.Helper()
		return numbers(listOf(t, s, agency.PropertyFilter{Reduced: ptr(true)}, "REDUCED", Window{Size: 5}).Items)
	}
	for _, c := range []struct {
		after time.Duration
		want  []int
	}{{0, []int{1}}, {limits.ReductionShown - time.Second, []int{1}}, {limits.ReductionShown, []int{}}} {
		before := past(t, s, 1).reduction
		if err := s.EndReductions(t.Context(), lowered.Add(c.after)); err != nil {
			t.Fatal(err)
		}
		if got := reduced(); !slices.Equal(got, c.want) || before == nil || (past(t, s, 1).reduction != nil) != (len(c.want) == 1) {
			t.Errorf("after %v the reduced ones are %v, want %v; the page tells %v", c.after, got, c.want, past(t, s, 1).reduction)
		}
	}
}
