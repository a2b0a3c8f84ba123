package intake

import (
	"encoding/json"
	"strings"

	"github.com/gevel/gevel/agency"
)

// document is the configuration, a page or an article as a JSON document, in which parts are found by their paths.
type document map[string]any

func documentOf(record any) (d document) {
	b, _ := json.Marshal(record) // records were read from JSON
	decode := json.NewDecoder(strings.NewReader(string(b)))
	decode.UseNumber()
	decode.Decode(&d)
	return d
}

// into reads the document into a record. A value that does not fit its field is an error.
func (d document) into(record any) error {
	b, err := json.Marshal(d)
	if err != nil {
		return err
	}
	return strictly(b, record)
}

// pathOf is where a part stands.
func pathOf(p agency.Part) []string {
	path := []string{p.Field}
	if p.Record != agency.MenuRecord { // fields of the menu contain ids of pages, which may have dots
		path = strings.Split(p.Field, ".")
	}
	if p.Language != "" {
		path = append(path, string(p.Language))
	}
	return path
}

// get returns a part as JSON; "" for what counts as not set: absent, empty, 0 unless its rule says otherwise, false for a flag, and true
// for a flag that is on unless it is switched off.
func (d document) get(p agency.Part) string {
	var at any = map[string]any(d)
	for _, name := range pathOf(p) {
		object, _ := at.(map[string]any)
		at = object[name]
	}
	b, _ := json.Marshal(at) // came from JSON
	switch text := string(b); text {
	case "true", "false":
		if rule, _ := RuleOf(p.Record, p.Field); (rule.Kind == OffFlagPart) == (text == "false") {
			return text
		}
		return ""
	case "0":
		if rule, _ := RuleOf(p.Record, p.Field); rule.Zero {
			return text
		}
		return ""
	case "null", `""`, "[]", "{}":
		return ""
	default:
		return text
	}
}

// set writes a part; "" removes it.
func (d document) set(p agency.Part, value string) {
	path := pathOf(p)
	at, last := map[string]any(d), len(path)-1
	for _, name := range path[:last] {
		object, ok := at[name].(map[string]any)
		if !ok {
			object = map[string]any{}
			at[name] = object
		}
		at = object
	}
	if value == "" {
		delete(at, path[last])
		return
	}
	decode := json.NewDecoder(strings.NewReader(value))
	decode.UseNumber()
	var v any
	decode.Decode(&v)
	at[path[last]] = v
}
