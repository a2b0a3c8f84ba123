package transit

import (
	"fmt"

	"github.com/gevel/gevel/limits"
)

// Warning says what was left out of a timetable, or read in part. Line is 0 where none is meant, and Field and Value are empty.
type Warning struct {
	File  string
	Line  int
	Field string
	Value string
	Text  string
}

// String is the warning in one line.
func (w Warning) String() string {
	where := w.File
	if w.Line > 0 {
		where += fmt.Sprintf(", line %d", w.Line)
	}
	if w.Field != "" {
		where += fmt.Sprintf(", %s %q", w.Field, w.Value)
	}
	return where + ": " + w.Text
}

// warn notes a warning of the row that a table is at.
func (r *reader) warn(t *table, field, text string, args ...any) {
	value := t.text(field)
	if len(value) > limits.TransitTextBytes {
		value = value[:limits.TransitTextBytes]
	}
	r.note(Warning{File: t.file, Line: t.line, Field: field, Value: value, Text: fmt.Sprintf(text, args...)})
}

func (r *reader) note(w Warning) {
	if len(r.result.Warnings) < limits.TransitWarnings {
		r.result.Warnings = append(r.result.Warnings, w)
	} else {
		r.result.MoreWarnings++
	}
}
