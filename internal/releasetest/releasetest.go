// Package releasetest says which tests npm test leaves to npm run test:release: those that kill programs, wait for a clock, compare at
// random for long, or measure.
package releasetest

import "testing"

// Only skips a test in short mode (go test -short), which npm test uses. Why is what it does that takes long, for who reads the list of
// skipped tests.
func Only(t testing.TB, why string) {
	t.Helper()
	if testing.Short() {
		t.Skip("npm run test:release runs it: " + why)
	}
}
