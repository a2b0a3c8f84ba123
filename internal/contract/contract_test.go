// Package contract holds the test of what programs may rely on in the graph's schema. The schema of the agency's desk is promised to
// nobody.
package contract

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "record the schema as it is, and write what is new into docs/schema-changes.md")

// compared runs tools/contract.mjs and returns what it says; "" when the schema keeps what is recorded.
func compared(t *testing.T, recorded, schema, log string, updates bool) string {
	t.Helper()
	arguments := []string{"../../tools/contract.mjs", recorded, schema, log}
	for _, name := range arguments { // go test would answer from its cache, blind to what a program that it starts reads
		if _, err := os.Stat(name); err != nil {
			t.Fatal(err)
		}
	}
	if updates {
		arguments = append(arguments, "--update")
	}
	said, err := exec.Command("node", arguments...).CombinedOutput()
	if err != nil && len(said) == 0 {
		t.Fatal(err)
	}
	return string(said)
}

// TestTheSchemaKeepsItsPromises compares the schema with the one that was recorded.
func TestTheSchemaKeepsItsPromises(t *testing.T) {
	said := compared(t, "testdata/recorded.graphqls", "../../schema.graphqls", "../../docs/schema-changes.md", *update)
	if said != "" {
		t.Error(said)
	}
}

// TestWhatProgramsLoseIsNamed changes a small schema: all that breaks programs must be in the log; what does not is noted, once.
func TestWhatProgramsLoseIsNamed(t *testing.T) {
	const old = `type Query { home(number: Int!, draft: Boolean! = false): Home }
		type Home { "Its title." title: String rooms: [Room!]! goal: Goal! } type Room { size: Int } enum Goal { SALE RENT }
		input Filter { words: String goal: Goal! = SALE }`
	files := map[string]string{"old": old, "log": "# Changes\n\n## 2026-01-02\n\n- Breaking: `Home.rooms`, there are none\n",
		"breaking": `type Query { home(number: Int!, year: Int!, draft: Boolean!): Home }
			type Home { "Its title." name: String goal: Goal! } type Room { size: Float } enum Goal { SALE }
			input Filter { words: String! goal: Goal! }`,
		"more": `type Query { home(number: Int, year: Int, draft: Boolean! = true): Home }
			type Home { "What it is called." title: String! pool: Boolean rooms: [Room!]! goal: Goal! }
			type Room { size: Int } enum Goal { SALE RENT LEASE } input Filter { words: String goal: Goal! = SALE }`}
	for name, text := range files {
		files[name] = filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(files[name], []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	said := compared(t, files["old"], files["breaking"], files["log"], false)
	named := regexp.MustCompile("- Breaking: `([^`]+)`").FindAllStringSubmatch(said, -1)
	var got []string
	for _, name := range named {
		got = append(got, name[1])
	}
	slices.Sort(got)
	if want := "Filter.goal Filter.words Goal.RENT Home.title Query.home.draft Query.home.year Room.size"; strings.Join(got, " ") != want {
		t.Errorf("programs lose %v, want %s: %s", got, want, said)
	}
	said = compared(t, files["old"], files["more"], files["log"], false)
	for _, want := range []string{"'pool' was added", "'LEASE' was added", "'year: Int' added", "from 'false' to 'true'"} {
		if !strings.Contains(said, want) || strings.Contains(said, "description") || strings.Contains(said, "Breaking") {
			t.Errorf("what is new is said as %q, want %s in it, and neither a description nor a breaking change", said, want)
		}
	}
	for range 2 { // the second changes nothing
		if said := compared(t, files["old"], files["more"], files["log"], true); said != "" {
			t.Errorf("what is new cannot be noted: %s", said)
		}
	}
	log, err := os.ReadFile(files["log"])
	if err != nil {
		t.Fatal(err)
	}
	today := "# Changes\n\n## " + time.Now().UTC().Format(time.DateOnly) + "\n\n- "
	text := string(log)
	if !strings.HasPrefix(text, today) || strings.Count(text, "'pool'") != 1 || !strings.Contains(text, "\n\n## 2026-01-02") {
		t.Errorf("the log is %q, want what is new under today, once", text)
	}
}
