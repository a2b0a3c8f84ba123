package cache

import "testing"

// TestByAnswer caches a value for a data version: at a newer version it is returned once the answer turned out to be the same.
func TestByAnswer(t *testing.T) {
	c := NewByAnswer(1<<20, func(string, int) int { return 100 })
	c.Put("a", 1, []byte("answer"), 7, NewBody("text/plain", nil))
	full := c.entries.Bytes()
	for _, step := range []struct {
		what string
		get  func() (int, bool)
		ok   bool
	}{
		{"its own version", func() (int, bool) { return c.Get("a", 1) }, true},
		{"a newer version before its query ran", func() (int, bool) { return c.Get("a", 2) }, false},
		{"another answer", func() (int, bool) { return c.Same("a", 2, []byte("other")) }, false},
		{"a newer version after another answer", func() (int, bool) { return c.Get("a", 2) }, false},
		{"the same answer", func() (int, bool) { return c.Same("a", 2, []byte("answer")) }, true},
		{"a newer version with the same answer", func() (int, bool) { return c.Get("a", 2) }, true},
		{"another key", func() (int, bool) { return c.Same("b", 2, []byte("answer")) }, false},
	} {
		if value, ok := step.get(); ok != step.ok || ok && value != 7 {
			t.Errorf("%s: the cache has %d, %v, want 7 there: %v", step.what, value, ok, step.ok)
		}
	}
	c.Put("a", 3, []byte("other"), 8, NewBody("text/plain", nil))
	if value, ok := c.Get("a", 3); !ok || value != 8 || c.entries.Bytes() != full {
		t.Errorf("%d, %v and %d bytes after another answer, want 8 in the %d bytes of before", value, ok, c.entries.Bytes(), full)
	}
}
