package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// nodeOf is a node of rqlite with this version of SQLite, which answers 1 to every other query.
func nodeOf(t *testing.T, sqlite string) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body) // a request that cannot be read is answered 1 as well
		value := "1"
		if strings.Contains(string(body), "sqlite_version") {
			value = fmt.Sprintf("%q", sqlite)
		}
		fmt.Fprintf(w, `{"results":[{"columns":["a"],"types":["integer"],"values":[[%s]]}]}`, value)
	}))
	t.Cleanup(s.Close)
	return s.URL
}

// TestClustersAreRefusedInWords runs commands with clusters that cannot be used: nothing is written, and the error says what is wrong.
func TestClustersAreRefusedInWords(t *testing.T) {
	filled, empty := sampleData(t), t.TempDir()
	file := filepath.Join(t.TempDir(), "db.sqlite")
	old, nobody := nodeOf(t, "3.50.4"), "http://"+freeAddress(t)
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"owner", "list", "-data", empty, "-cluster", nobody}, "-cluster and -cluster-file go together"},
		{[]string{"owner", "list", "-data", empty, "-cluster-file", file}, "-cluster and -cluster-file go together"},
		{[]string{"webhook", "list", "-data", empty, "-cluster", "http://10.0.0.1:4001", "-cluster-file", file}, "must be on this machine"},
		{[]string{"key", "list", "-data", empty, "-cluster", old, "-cluster-file", file}, "its SQLite 3.50.4 can damage its file"},
		{[]string{"serve", "-data", empty, "-cluster", nobody, "-cluster-file", file}, "is not ready in time"},
		{[]string{"leads", "-data", filled, "-cluster", nobody, "-cluster-file", file}, "has the database of one machine"},
		{[]string{"restore", "-data", empty, "-cluster", nobody, "-cluster-file", file, filled}, "a cluster is restored through rqlite"},
		{[]string{"export", "-data", empty, "-cluster", nobody, "-cluster-file", file, t.TempDir()}, "there is none at"},
		{[]string{"backup", "-data", empty, "-cluster", nobody, "-cluster-file", file, filepath.Join(t.TempDir(), "copy")},
			"there is none at"},
	} {
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
		if err := run(ctx, c.args); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("gevel %s says %v, want %q", strings.Join(c.args, " "), err, c.want)
		}
		cancel()
	}
}
