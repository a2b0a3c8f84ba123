package contract

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

const (
	recordedFile = "testdata/recorded.txt"
	logFile      = "../../docs/schema-changes.md"
)

var update = flag.Bool("update", false, "record the schema as it is, and write what is new into docs/schema-changes.md")

func load(t *testing.T, text string) []string {
	t.Helper()
	schema, err := gqlparser.LoadSchema(&ast.Source{Input: text})
	if err != nil {
		t.Fatal(err)
	}
	return Of(schema)
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTheSchemaKeepsItsPromises compares the schema with the one that was recorded. What programs would lose must be in
// docs/schema-changes.md, under Breaking and in backquotes; what is new is written there with -update.
func TestTheSchemaKeepsItsPromises(t *testing.T) {
	now := load(t, read(t, "../../schema.graphqls"))
	log := read(t, logFile)
	breaking, added := Compare(lines(read(t, recordedFile)), now)
	for _, name := range breaking {
		if !strings.Contains(log, "- Breaking: `"+name+"`") {
			t.Errorf("%s is gone, or means something else to programs that use it: keep it, or write \"- Breaking: `%s`\" and why into %s",
				name, name, logFile)
		}
	}
	if t.Failed() {
		return
	}
	if !*update {
		if len(added)+len(breaking) > 0 {
			t.Errorf("new in the schema: %s; go test ./internal/contract -update notes it in %s", strings.Join(added, ", "), logFile)
		}
		return
	}
	record(t, log, now, added)
}

func lines(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
}

// record writes the schema as it is, and a line for each new thing below the day's title.
func record(t *testing.T, log string, now, added []string) {
	t.Helper()
	text := []byte(strings.Join(now, "\n") + "\n")
	if err := os.WriteFile(recordedFile, text, 0o644); err != nil {
		t.Fatal(err)
	}
	if len(added) == 0 {
		return
	}
	title := "## " + time.Now().Format(time.DateOnly) + "\n\n"
	entry := ""
	for _, name := range added {
		entry += "- Added: `" + name + "`\n"
	}
	if strings.Contains(log, title) {
		log = strings.Replace(log, title, title+entry, 1)
	} else {
		before, after, _ := strings.Cut(log, "\n## ")
		log = before + "\n" + title + entry + "\n## " + after
	}
	if err := os.WriteFile(logFile, []byte(log), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestCompare changes a small schema in each way.
func TestCompare(t *testing.T) {
	const schema = `type Query { home(number: Int!, draft: Boolean! = false, floor: Int): Home }
		type Home implements Node { id: ID! title: String rooms: [Room!]! goal: Goal! }
		interface Node { id: ID! } type Room { size: Int } enum Goal { SALE RENT }
		type Mutation { ask(input: AskInput!): AskPayload! }
		input AskInput { text: String! email: String } union AskPayload = Asked | Refused type Asked { id: ID! } 
		type Refused { why: String! }`
	for _, c := range []struct{ from, to, breaking, added string }{
		{"", "", "", ""},
		{"title: String ", "title: String! ", "", ""},
		{"title: String ", "title: String pool: Boolean ", "", "Home.pool"},
		{"title: String ", "", "Home.title", ""},
		{"rooms: [Room!]!", "rooms: [Room]!", "Home.rooms", ""},
		{"rooms: [Room!]!", "rooms: [Room!]", "Home.rooms", ""},
		{"size: Int", "size: Float", "Room.size", "Float"},
		{"SALE RENT", "SALE", "Goal.RENT", ""},
		{"SALE RENT", "SALE RENT LEASE", "", "Goal.LEASE"},
		{"number: Int!", "number: Int", "", ""},
		{"number: Int!", "number: Int!, year: Int!", "Query.home(year)", ""},
		{"number: Int!", "number: Int!, year: Int! = 2026", "", "Query.home(year)"},
		{"draft: Boolean! = false", "draft: Boolean!", "Query.home(draft)", ""},
		{"floor: Int", "floor: Int!", "Query.home(floor)", ""},
		{", floor: Int", "", "Query.home(floor)", ""},
		{"draft: Boolean! = false", "draft: Boolean! = true", "", ""},
		{"email: String", "email: String!", "AskInput.email", ""},
		{"email: String", "email: String phone: String", "", "AskInput.phone"},
		{"email: String", "email: String phone: String!", "AskInput.phone", ""},
		{"implements Node ", "", "Node is Home", ""},
		{"Asked | Refused", "Asked", "AskPayload is Refused,Refused,Refused.why", ""},
	} {
		if c.from != "" && !strings.Contains(schema, c.from) {
			t.Fatalf("the schema has no %q", c.from)
		}
		breaking, added := Compare(load(t, schema), load(t, strings.Replace(schema, c.from, c.to, 1)))
		slices.Sort(breaking)
		if got := strings.Join(breaking, ","); got != c.breaking {
			t.Errorf("%q instead of %q breaks %q, want %q", c.to, c.from, got, c.breaking)
		}
		if got := strings.Join(added, ","); got != c.added {
			t.Errorf("%q instead of %q adds %q, want %q", c.to, c.from, got, c.added)
		}
	}
}
