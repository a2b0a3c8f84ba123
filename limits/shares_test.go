package limits_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestShares shows that of what is shared nobody has all: each part is smaller than the next larger, but where a part is all but one.
func TestShares(t *testing.T) {
	for _, s := range limits.Shares {
		if s.Strangers() == 0 {
			if s.ForStaff != s.All || s.OfOne > s.All {
				t.Errorf("%s: %+v", s.What, s)
			}
			continue
		}
		if !(0 < s.OfOne && (s.OfOne < s.OfProvider || s.OfOne == s.Strangers()-1) && s.OfOne <= s.OfNetwork &&
			s.OfNetwork <= s.OfProvider &&
			s.OfProvider < s.Strangers()) ||
			s.ForKeys == 0 {
			t.Errorf("%s: %d of one, %d of a network, %d of a provider, %d of strangers, %d of keys", s.What, s.OfOne, s.OfNetwork,
				s.OfProvider, s.Strangers(), s.ForKeys)
		}
	}
}

const (
	sharesBegin = "<!-- shares: written by go test ./limits -update -->\n"
	sharesEnd   = "<!-- end of shares -->\n"
)

func TestDocumentedShares(t *testing.T) {
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, _ := strings.Cut(string(text), sharesBegin)
	found, after, ok := strings.Cut(rest, sharesEnd)
	if !ok {
		t.Fatalf("%s has no table of shares between its two comments", document)
	}
	var b strings.Builder
	b.WriteString("\n| what | how many | for keys | for staff | one client | a network | a provider |\n|---|---|---|---|---|---|---|\n")
	for _, s := range limits.Shares {
		fmt.Fprintf(&b, "| %s |", s.What)
		for i, n := range []int{s.All, s.ForKeys, s.ForStaff, s.OfOne, s.OfNetwork, s.OfProvider} {
			if n == 0 && i > 3 {
				b.WriteString(" – |")
				continue
			}
			b.WriteString(" " + grouped(int64(n)) + " |")
		}
		b.WriteString("\n")
	}
	if want := b.String(); found != want && *update {
		if err := os.WriteFile(document, []byte(before+sharesBegin+want+sharesEnd+after), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if found != want {
		t.Fatalf("the table of %s is out of date; run go test ./limits -update. It should be:\n%s", document, want)
	}
}
