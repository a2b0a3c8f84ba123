package intake

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/values"
)

// Problem is one mistake in a folder. Field is empty when the whole file is meant. Kind and Value say, of what a record of a CRM can have
// too, what Text says in English.
type Problem struct {
	File  string
	Field string
	Text  string
	Kind  records.ProblemKind
	Value string
}

// ProblemOf is what a reading of a value notes.
func ProblemOf(n values.Note) Problem {
	return Problem{Field: n.Field, Text: n.Text, Kind: n.Kind, Value: n.Value}
}

// Problems lists all mistakes in a folder, in the order of the files.
type Problems []Problem

// Error lists all problems, a line each.
func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, x := range p {
		where := x.File
		if x.Field != "" {
			where += ", " + x.Field
		}
		lines[i] = where + ": " + x.Text
	}
	return strings.Join(lines, "\n")
}

func (f *folder) problem(file, field, text string, args ...any) {
	f.problemOf("", "", file, field, text, args...)
}

// problemOf notes a problem that a record of a CRM can have too, so that the desk tells of it in its own language.
func (f *folder) problemOf(kind records.ProblemKind, value any, file, field, text string, args ...any) {
	if f.isDoubtful(file, field) {
		return
	}
	f.problems = append(f.problems, Problem{File: file, Field: field, Text: fmt.Sprintf(text, args...), Kind: kind,
		Value: fmt.Sprint(value)})
}

// badFile notes a picture, video or document of a record that is missing or cannot be used. The record is taken without it, and the next
// import tries it again; in a strict import it is a problem. The first of args is its name.
func (f *folder) badFile(file, field, text string, args ...any) {
	if f.strict {
		f.problem(file, field, text, args...)
		return
	}
	value := ""
	if len(args) > 0 {
		value, _ = args[0].(string)
	}
	f.warnValue(records.FileUnusable, file, field, value,
		fmt.Sprintf(text+"; the rest is taken without it, and the next import tries it again", args...))
}

// unreadable notes a problem with a value that could not be read, so that its consequences are not reported as well.
func (f *folder) unreadable(file, field, text string, args ...any) {
	f.problem(file, field, text, args...)
	f.doubtful[file] = append(f.doubtful[file], field)
}

// isDoubtful reports whether a field, a part of it or what contains it could not be read.
func (f *folder) isDoubtful(file, field string) bool {
	return slices.ContainsFunc(f.doubtful[file], func(unreadable string) bool {
		return unreadable == "" || fields.Within(unreadable, field) || fields.Within(field, unreadable)
	})
}
