package db

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sources"
)

// ofItself matches what gives another value on each node of a cluster: chance, the clock, and the time zone of the machine. A function of
// time that is given a time is the same everywhere.
var ofItself = regexp.MustCompile(`(?i)\brandom(blob)?\s*\(|\bcurrent_(timestamp|date|time)\b|'now'|'localtime'|` +
	`\b(unixepoch|julianday|datetime|date|time)\s*\(\s*\)|\bstrftime\s*\(\s*'[^']*'\s*\)`)

// TestOfItself shows what the walk over all statements would find.
func TestOfItself(t *testing.T) {
	for _, found := range []string{"SELECT random()", "randomblob(8)", "DEFAULT CURRENT_TIMESTAMP", "unixepoch()", "date( )",
		"datetime('now', '-1 day')", "strftime('%s')", "date(at, 'unixepoch', 'localtime')"} {
		if !ofItself.MatchString(found) {
			t.Errorf("%s is not found", found)
		}
	}
	for _, lawful := range []string{"unixepoch(day)", "strftime('%Y', day)", "date(?)", "current_timestamps", "UPDATE time SET at = ?"} {
		if ofItself.MatchString(lawful) {
			t.Errorf("%s is taken for a clock or chance", lawful)
		}
	}
}

// TestStatementsHaveNoClockAndNoChance reads every text of the program and the schema with its triggers, because each node of a cluster
// runs the statements for itself. Migrations run on one machine alone; what they left behind is in the schema.
func TestStatementsHaveNoClockAndNoChance(t *testing.T) {
	statements := 0
	for name, texts := range programTexts(t) {
		for _, text := range texts {
			if found := ofItself.FindString(text); found != "" {
				t.Errorf("%s has %s: give the value as an argument, so that each node of a cluster writes the same", name, found)
			}
			if strings.Contains(text, "INSERT INTO") || strings.Contains(text, "UPDATE ") || strings.Contains(text, "DELETE FROM") {
				statements++
			}
		}
	}
	if statements < 200 {
		t.Errorf("only %d statements were read", statements)
	}
}

// programTexts returns the texts in the program's Go files and the SQL beside them, by file.
func programTexts(t *testing.T) map[string][]string {
	t.Helper()
	all, err := sources.Texts("..")
	if err != nil {
		t.Fatal("the program cannot be read:", err)
	}
	texts := map[string][]string{}
	for path, list := range all {
		for _, text := range list {
			texts[path] = append(texts[path], text.Literal)
		}
	}
	for _, name := range []string{"sqlite/schema.sql", "sqlite/views.sql"} {
		sql, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = []string{string(sql)}
	}
	return texts
}
