package main

import (
	"os"
	"strings"
	"testing"
)

// TestWordsAfterWhichNoFlagIsRead shows that commands without words refuse one, instead of leaving out the flags after it.
func TestWordsAfterWhichNoFlagIsRead(t *testing.T) {
	for _, command := range []string{"serve", "check", "alive", "unit", "leads", "pictures", "owner list"} {
		err := run(t.Context(), append(strings.Fields(command), "true", "-addr", "127.0.0.1:1"))
		if err == nil || !strings.Contains(err.Error(), `takes flags alone, but is given "true"`) {
			t.Errorf("gevel %s with a word gives %v, want that it takes none", command, err)
		}
	}
}

// TestCommandsThatNeedASiteMakeNone shows that a command with a wrong data folder says so, instead of telling of an empty site in its
// place.
func TestCommandsThatNeedASiteMakeNone(t *testing.T) {
	for _, command := range []string{"leads", "pictures", "forget an@example.org", "owner list", "owner add -name An an@example.org 1096",
		"staff list", "key list", "agent list", "webhook list", "link list", "link set crm", "backup copy.db", "export copy"} {
		t.Chdir(t.TempDir())
		err := run(t.Context(), strings.Fields(command))
		if err == nil || !strings.Contains(err.Error(), "there is none at data/gevel.db: run gevel import FOLDER, or name another folder") {
			t.Errorf("gevel %s without a site gives %v, want that there is no database", command, err)
		}
		if made, err := os.ReadDir("."); err != nil || len(made) > 0 {
			t.Errorf("gevel %s without a site leaves %v (%v), want nothing", command, made, err)
		}
	}
}

// TestTheEnvironmentIsReadAsItIsMeant is of files of settings as Docker and Compose hand them over.
func TestTheEnvironmentIsReadAsItIsMeant(t *testing.T) {
	for written, want := range map[string]string{"/srv/site": "/srv/site", "/srv/site\r": "/srv/site", `"/srv/site"`: "/srv/site",
		"'/srv/my site'\r\n": "/srv/my site", "": "data", " \t": "data", `""`: "data", `"`: `"`, `a"b"`: `a"b"`} {
		t.Setenv("GEVEL_DATA", written)
		if err := readEnvironment(); err != nil || env("GEVEL_DATA", "data") != want {
			t.Errorf("GEVEL_DATA=%q is read as %q (%v), want %q", written, env("GEVEL_DATA", "data"), err, want)
		}
	}
	t.Setenv("OTHER", " x\r")
	if err := readEnvironment(); err != nil || env("OTHER", "") != " x\r" {
		t.Errorf("a variable of another program became %q (%v)", env("OTHER", ""), err)
	}
}
