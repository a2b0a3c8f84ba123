package staff

import (
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

func TestWorkingDaysThatArePromised(t *testing.T) {
	for _, c := range []struct {
		now  string
		days int
		want string
	}{
		{"2026-11-24 09:00", 1, "2026-11-23 09:00"}, {"2026-11-23 09:00", 1, "2026-11-20 09:00"}, // Tuesday, Monday
		{"2026-11-22 09:00", 1, "2026-11-20 09:00"}, {"2026-11-24 09:00", 3, "2026-11-19 09:00"},
		{"2026-11-24 09:00", 5, "2026-11-17 09:00"}, {"2026-10-26 09:00", 1, "2026-10-23 09:00"}, // over the change of the clock
	} {
		now, err := time.ParseInLocation("2006-01-02 15:04", c.now, locale.Zone)
		if err != nil {
			t.Fatal(err)
		}
		if got := promised(now, c.days).Format("2006-01-02 15:04"); got != c.want {
			t.Errorf("%d working days before %s is %s, want %s", c.days, c.now, got, c.want)
		}
	}
}
