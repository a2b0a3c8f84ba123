package server_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestRepeatedParametersOfAList repeats each parameter of a list's address more often than the graph allows elements: the page must still
// come.
func TestRepeatedParametersOfAList(t *testing.T) {
	v := visitShared(t)
	values := map[string]func(i int) string{
		"city":    func(i int) string { return fmt.Sprintf("Stad%%20%d%%7C%d", i, 1000+i) },
		"type":    func(i int) string { return fmt.Sprint(i + 1) },
		"energy":  func(i int) string { return string("ABCDEFGHI"[i%9]) },
		"facades": func(i int) string { return fmt.Sprint(i % 5) },
		"region":  func(int) string { return "FLANDERS" },
		"bounds":  func(int) string { return "50,4,51,5" },
		"text":    func(i int) string { return fmt.Sprint("woord", i) },
		"area": func(int) string {
			return strings.TrimPrefix(repeat(130, func(i int) string { return fmt.Sprintf(";50.%d,4.%d", i, i*i) }), ";")
		},
	}
	for name, value := range values {
		times := 130
		if name == "area" {
			times = 1
		}
		search := repeat(times, func(i int) string { return "&" + name + "=" + value(i) })
		for _, path := range []string{"/nl/te-koop/", "/fr/a-louer/", "/nl/te-koop/kinrooi/", "/en/demand-register/"} {
			if r := v.Get(t, path+"?"+search[1:]); r.StatusCode != 200 || !strings.Contains(r.Text, "<h1") {
				t.Errorf("%s with %d × %s: status %d, want 200 and a page with a heading", path, times, name, r.StatusCode)
			}
		}
	}
}
