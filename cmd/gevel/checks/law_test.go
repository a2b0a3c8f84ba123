package checks

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/costs"
)

// TestRulesThatWereReadLongAgo checks on the day on which the sources of all rules were read, and long after.
func TestRulesThatWereReadLongAgo(t *testing.T) {
	read := costs.Read("2026-11-24")
	for days, want := range map[int]string{0: "ok       law", 400: "warning  law       the sources of some rules"} {
		var out bytes.Buffer
		if checkRules(&findings{out: &out}, read.At("12:00").Add(time.Duration(days)*24*time.Hour)); !strings.Contains(out.String(), want) {
			t.Errorf("%d days after the sources were read gevel check says %q, want %q", days, out.String(), want)
		}
	}
}
