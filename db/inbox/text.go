package inbox

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// InsertLead stores a lead, with the text in which the desk looks for words.
func InsertLead(l Lead) []handle.Statement {
	return []handle.Statement{handle.Insert("lead", l), setLeadText(l)}
}

// setLeadText stores the text in which the desk looks for words. A form that the desk does not list has no such row.
func setLeadText(l Lead) handle.Statement {
	return handle.Statement{SQL: "UPDATE lead_search SET text = ? WHERE created_at = ? AND lead = ?",
		Args: []any{textOf(l), l.CreatedAt, l.ID}}
}

// textOf is the text in which the desk looks for words: name, email, phone and what the visitor wrote, folded.
func textOf(l Lead) string {
	digits := strings.Map(locale.Digit, l.Phone)
	parts := []string{l.FirstName, l.LastName, l.Email, digits}
	if national, belgian := strings.CutPrefix(digits, "32"); belgian {
		parts = append(parts, "0"+national)
	}
	var content any
	if json.Unmarshal([]byte(l.Content), &content) == nil {
		parts = written(parts, content)
	}
	return strings.Join(strings.Fields(locale.Fold(strings.Join(parts, " "))), " ")
}

// isCode recognises a choice among the texts of a form.
var isCode = regexp.MustCompile(`^[A-Z]+(_[A-Z]+)*$`)

// written adds the texts of a form, however deep, without choices.
func written(parts []string, value any) []string {
	switch value := value.(type) {
	case string:
		if !isCode.MatchString(value) {
			return append(parts, value)
		}
	case []any:
		for _, v := range value {
			parts = written(parts, v)
		}
	case map[string]any:
		for _, name := range sortedNames(value) {
			parts = written(parts, value[name])
		}
	}
	return parts
}

func sortedNames(m map[string]any) (names []string) {
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
