package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

func runAgent(t *testing.T, dir, in string, words ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	err := agents(t.Context(), append(words, "-data", dir), strings.NewReader(in), &out)
	return out.String(), err
}

// TestAgentCommands connects a calendar, makes an address, blocks hours and undoes it.
func TestAgentCommands(t *testing.T) {
	dir := sampleData(t)
	for _, step := range []struct {
		in    string
		words []string
		shows string // what the command writes or, after one that writes nothing, the list shows
	}{
		{"", []string{"list"}, "An Vermeulen"},
		{"\u00a0<Webcals://calendar.example/private.ics>\n", []string{"calendar", "1"}, "calendar: not read yet"},
		{"", []string{"feed", "1", "-origin", "https://www.example.com/"}, "https://www.example.com/agents/"},
		{"", []string{"block", "1", "2099-12-24T12:00", "2099-12-24T18:00"}, "block 1: 2099-12-24 12:00 CET until 2099-12-24 18:00 CET"},
		{"", []string{"unblock", "1"}, "has a private address"},
		{"", []string{"calendar", "1", "-stop"}, "has a private address"},
	} {
		out, err := runAgent(t, dir, step.in, step.words...)
		if err == nil && out == "" {
			out, err = runAgent(t, dir, "", "list")
		}
		if err != nil || !strings.Contains(out, step.shows) || strings.Contains(out, "private.ics") {
			t.Errorf("gevel agent %v shows %q, want %q (%v)", step.words, out, step.shows, err)
		}
	}
}

// TestFeedNote shows that an address without its site is told to be one.
func TestFeedNote(t *testing.T) {
	const missing = "Write the address of the site before it"
	if with, without := feedNote("An", "https://www.example.com"), feedNote("An", ""); strings.Contains(with, missing) ||
		!strings.Contains(without, missing) {
		t.Errorf("of addresses with and without their site is said %q and %q", with, without)
	}
}

// TestAgentRefuses shows that a mistake is named and changes nothing.
func TestAgentRefuses(t *testing.T) {
	dir := sampleData(t)
	before, err := runAgent(t, dir, "", "list")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ in, words, want string }{
		{"", "", "name a command"}, {"", "sing", "not understood"}, {"", "feed", "not understood"},
		{"", "feed 99", "no agent has the number 99"},
		{"", "calendar 1", "https://"}, {"http://calendar.example/", "calendar 1", "https://"},
		{"https://a:b@calendar.example/", "calendar 1", "https://"},
		{"", "calendar 1 -stop", "no calendar"}, {"", "block 1 tomorrow 2099-12-24T12:00", "not a time"},
		{"", "block 1 2099-12-24T12:00 2099-12-24T12:00", "after the start"}, {"", "block 1 2030-01-01T12:00 2099-12-24T12:00", "at most"},
		{"", "unblock 7", "no blocked hours"}, {"", "unblock x", "not the number"},
	} {
		if _, err := runAgent(t, dir, c.in, strings.Fields(c.words)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("gevel agent %s gives %v, want %q", c.words, err, c.want)
		}
	}
	if after, err := runAgent(t, dir, "", "list"); err != nil || after != before {
		t.Errorf("a refused command changed the list to %s (%v)", after, err)
	}
}

// sampleData is a data folder with the sample in it.
func sampleData(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	sampleIn(t, dir)
	return dir
}

// sampleIn writes the sample into a data folder, without importing it once more. Only its owner may read it, as after an import.
func sampleIn(t *testing.T, dir string) {
	t.Helper()
	store, _, err := sampletest.OpenIn(t.Context(), dir)
	if err == nil {
		err = store.Close()
	}
	if err == nil {
		err = filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err // openData closes the folders
			}
			return os.Chmod(path, 0o600)
		})
	}
	if err != nil {
		t.Fatal(err)
	}
}
