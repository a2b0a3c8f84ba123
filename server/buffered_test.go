package server

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// direct lists the functions, with their folder, whose answers go to the client while they are made, or from a file, with the reason why
// each may: what it holds meanwhile.
var direct = map[string]string{
	"media/ServeHTTP":       "an open file of its own",
	"streets/ServeHTTP":     "the file of the streets, of which each piece is read before it is sent",
	"picture/serve":         "an open file of its own: a size of a picture",
	"secretlink/Downloads":  "an open file of its own",
	"secretlink/sendPacked": "an open file of its own",
	"serveOwnerDocument":    "an open file of its own",
	"write":                 "a place of limits.SharedExports: nothing of the store while a line is written",
	"deskhttp/Write":        "a place of limits.SharedFolders, which only staff has",
	"deskhttp/line":         "a place of limits.SharedSheets, which only staff has",
	"serveStream":           "a place of limits.SharedStreams",
	"streamOperation":       "a place of limits.SharedDeskStreams, which only staff has",
	"operatorRoutes":        "an open file of its own, for another machine of the cluster, whose request is signed",
}

var (
	function  = regexp.MustCompile(`(?m)^func (?:\([^)]*\) )?(\w+)`)
	addsRoute = regexp.MustCompile(`mux\.Handle(?:Func)?\(`)
)

// TestEveryRouteIsBuffered reads the source: routes are added in one place, which puts the buffer before each of them, and no answer goes
// past it but those that are listed. A handler of the mux of its own is below a route of this one.
func TestEveryRouteIsBuffered(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var added, found []string
	for _, file := range append(files, more...) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "buffer/") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		at := function.FindAllSubmatchIndex(text, -1)
		for i, f := range at {
			name, end := path.Join(filepath.Dir(file), string(text[f[2]:f[3]])), len(text)
			if i+1 < len(at) {
				end = at[i+1][0]
			}
			body := text[f[0]:end]
			if addsRoute.Match(body) {
				added = append(added, file+" "+path.Base(name))
			}
			if strings.Contains(string(body), "buffer.Direct(") {
				found = append(found, name)
				if direct[name] == "" {
					t.Errorf("%s in %s answers past the buffer: say why it may", name, file)
				}
			}
		}
	}
	if want := []string{"routes.go take", "captcha/serve.go Handler"}; !slices.Equal(added, want) {
		t.Errorf("routes are added by %v, want %v alone", added, want)
	}
	for name := range direct {
		if !slices.Contains(found, name) {
			t.Errorf("%s does not answer past the buffer any more", name)
		}
	}
}
