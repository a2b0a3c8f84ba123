package server_test

import "testing"

// TestNotFoundPages shows that all addresses have the same page 404, so that a crawl of unknown addresses does not fill the cache.
func TestNotFoundPages(t *testing.T) {
	v := visitShared(t)
	for _, pair := range [][2]string{{"/nl/nergens/", "/nl/ook-nergens/"},
		{"/fr/a-vendre/bree/maison/999991/", "/fr/a-vendre/liege/villa/999992/"},
		{"/en/projects/bree/none/999991/", "/en/projects/liege/none/999992/"}} {
		first, second := v.get(t, pair[0]), v.get(t, pair[1])
		if first.StatusCode != 404 || second.StatusCode != 404 || first.text != second.text {
			t.Errorf("%s (status %d) and %s (status %d) differ, want the same page 404", pair[0], first.StatusCode, pair[1],
				second.StatusCode)
		}
	}
}
