package fields

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency/desk"
)

// Document is the configuration, a page or an article as a JSON document, in which parts are found by their paths.
type Document map[string]any

func DocumentOf(record any) (d Document) {
	b, _ := json.Marshal(record) // records were read from JSON
	decode := json.NewDecoder(strings.NewReader(string(b)))
	decode.UseNumber()
	decode.Decode(&d)
	return d
}

// Into reads the document into a record. A value that does not fit its field is an error.
func (d Document) Into(record any) error {
	b, err := json.Marshal(d)
	if err != nil {
		return err
	}
	decode := json.NewDecoder(bytes.NewReader(b))
	decode.DisallowUnknownFields()
	if err := decode.Decode(record); err != nil {
		return errors.New(strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}

// pathOf is where a part stands.
func pathOf(p desk.Part) []string {
	path := []string{p.Field}
	if p.Record != desk.MenuRecord { // fields of the menu contain ids of pages, which may have dots
		path = strings.Split(p.Field, ".")
	}
	if p.Language != "" {
		path = append(path, string(p.Language))
	}
	return path
}

// Get returns a part as JSON; "" for what counts as not set: absent, empty, 0 unless its rule says otherwise, false for a flag, and true
// for a flag that is on unless it is switched off.
func (d Document) Get(p desk.Part) string {
	var at any = map[string]any(d)
	for _, name := range pathOf(p) {
		object, _ := at.(map[string]any)
		at = object[name]
	}
	b, _ := json.Marshal(at) // came from JSON
	text := string(b)
	if _, is := desk.PropertyOf(p.Record); is && text != "null" && text != `""` && text != "[]" && text != "{}" {
		return text // of a property, 0 and no are something else than not stated
	}
	switch text {
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

// Set writes a part; "" removes it.
func (d Document) Set(p desk.Part, value string) {
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

// Within reports whether a field is another or is inside it.
func Within(field, other string) bool {
	rest, ok := strings.CutPrefix(field, other)
	return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
}

// RecordFile names the file of a record in a folder; of an article, the beginning that its files in all languages share.
func RecordFile(record string) string {
	if key, ok := strings.CutPrefix(record, desk.ArticleRecordOf("")); ok {
		return "articles/" + key
	}
	return "site.json"
}

// PathInFile names a part within its file, as in banner.title.nl.
func PathInFile(p desk.Part) string {
	path := strings.Join(pathOf(p), ".")
	if id, ok := desk.PageOf(p.Record); ok {
		return "menu." + id + "." + path
	}
	if p.Record == desk.MenuRecord {
		return "menu." + path
	}
	return path
}
