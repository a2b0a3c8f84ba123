// Package imports holds the test of the direction in which the program's packages import each other.
package imports

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/gevel/gevel/"

// order has every room of the program. A room imports those before it, never one after it: what is nearer to the front knows less.
var order = []string{
	"limits", "network", "locale", "cache", "docs", "web", "internal",
	"agency", "mail", "db", "leads", "auth", "intake", "feed", "graph", "server", "cmd",
}

// pkg is what `go list` tells of a package.
type pkg struct {
	ImportPath string
	Imports    []string
}

// TestImportsGoOneWay lists the imports of all packages, those of tests and of tools for developers aside.
func TestImportsGoOneWay(t *testing.T) {
	for _, p := range packages(t) {
		room := roomOf(p.ImportPath)
		if slices.Contains([]string{"bench", "examples", "tests", "tools", "internal"}, room) {
			continue
		}
		at := slices.Index(order, room)
		if at < 0 {
			t.Errorf("the room %s has no place in the order of this test", room)
		}
		for _, path := range p.Imports {
			if other, ours := strings.CutPrefix(path, module); ours && slices.Index(order, roomOf(module+other)) > at {
				t.Errorf("%s imports %s, which comes after it: turn the dependency round, or give what is needed as an argument",
					p.ImportPath, path)
			}
		}
	}
}

// TestAgencyAndLocaleKnowNoDatabase: rules of the trade are tried without a store, a request or the graph.
func TestAgencyAndLocaleKnowNoDatabase(t *testing.T) {
	allowed := []string{"golang.org/x/text/", "golang.org/x/net/idna", module + "limits", module + "locale"}
	for _, p := range packages(t) {
		if room := roomOf(p.ImportPath); room != "agency" && room != "locale" {
			continue
		}
		for _, path := range p.Imports {
			standard := !strings.Contains(strings.Split(path, "/")[0], ".")
			known := slices.ContainsFunc(allowed, func(a string) bool { return strings.HasPrefix(path, a) })
			if standard && !strings.HasPrefix(path, "net/http") && !strings.HasPrefix(path,
				"database/sql") || known || path == "database/sql/driver" {
				continue
			}
			t.Errorf("%s imports %s", p.ImportPath, path)
		}
	}
}

func roomOf(path string) string {
	room, _, _ := strings.Cut(strings.TrimPrefix(path, module), "/")
	return room
}

func packages(t *testing.T) (list []pkg) {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", module+"...").Output()
	if err != nil {
		t.Fatal(err)
	}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
}
