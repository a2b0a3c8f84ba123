package agency

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestDateText(t *testing.T) {
	for date, want := range map[locale.Date]string{"2026-11-21": "21-11-2026", "2034-03-07": "07-03-2034", "2026-02-30": "2026-02-30",
		"": "", "soon": "soon"} {
		if got := date.Text(); got != want {
			t.Errorf("%q is written %q, want %q", date, got, want)
		}
	}
}
