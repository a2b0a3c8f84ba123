package server_test

import "testing"

// TestNotFoundPages are the same for every address, so that a crawl of addresses that do not exist fills no cache.
func TestNotFoundPages(t *testing.T) {
	v := visitShared(t)
	for _, pair := range [][2]string{{"/nl/nergens/", "/nl/ook-nergens/"},
		{"/fr/a-vendre/bree/maison/999991/", "/fr/a-vendre/liege/villa/999992/"},
		{"/en/projects/bree/none/999991/", "/en/projects/liege/none/999992/"}} {
		first, second := v.get(t, pair[0]), v.get(t, pair[1])
		if first.StatusCode != 404 || second.StatusCode != 404 || first.text != second.text {
			t.Errorf("%s %d and %s %d differ", pair[0], first.StatusCode, pair[1], second.StatusCode)
		}
	}
}
