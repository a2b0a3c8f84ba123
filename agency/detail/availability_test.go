package detail_test

import (
	"testing"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/locale"
)

func TestAvailabilityOn(t *testing.T) {
	for _, c := range []struct{ moment, from, want, wantFrom string }{
		{"", "2026-05-02", "", "2026-05-02"},
		{"", "2026-05-01", "IMMEDIATELY", ""},
		{"", "2025-05-01", "IMMEDIATELY", ""},
		{"AT_DEED", "2025-05-01", "AT_DEED", ""},
		{"AT_DEED", "2026-06-01", "AT_DEED", "2026-06-01"},
		{"IN_AGREEMENT", "", "IN_AGREEMENT", ""},
		{"", "", "", ""},
	} {
		moment, from := detail.AvailabilityMoment(c.moment), locale.Date(c.from)
		var said detail.Availability
		if c.moment != "" {
			said.Moment = &moment
		}
		if c.from != "" {
			said.From = &from
		}
		got := said.On("2026-05-01", true)
		if text(got.Moment) != c.want || text(got.From) != c.wantFrom {
			t.Errorf("%q from %q is %q from %q, want %q from %q", c.moment, c.from, text(got.Moment), text(got.From), c.want, c.wantFrom)
		}
		if sold := said.On("2026-05-01", false); text(sold.Moment) != c.moment || text(sold.From) != c.wantFrom {
			t.Errorf("sold, %q from %q is %q from %q", c.moment, c.from, text(sold.Moment), text(sold.From))
		}
		if c.from != "" && (said.From == nil || *said.From != from) {
			t.Error("what was said is changed: it is that of a cache")
		}
	}
}

func text[S ~string](s *S) string {
	if s == nil {
		return ""
	}
	return string(*s)
}
