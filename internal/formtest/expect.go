// Package formtest compares the problems of forms in tests.
package formtest

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
)

// Expect compares problems written "person.email EMAIL".
func Expect(t *testing.T, problems forms.Problems, want ...string) {
	t.Helper()
	got := []string{}
	for _, p := range problems {
		got = append(got, strings.TrimSpace(strings.Join(p.Path, ".")+" "+string(p.Code)))
	}
	if !slices.Equal(got, append([]string{}, want...)) {
		t.Errorf("the problems are %q, want %q", got, want)
	}
}
