package check

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

// Named is a record with the name of its file.
type Named[T any] struct {
	File   string
	Record T
}

// Book is where the checks of a folder or a delivery write what they find. Its zero value is an empty one.
type Book struct {
	Problems Problems
	Warnings Problems            // what the law requires in an advertisement and the folder lacks, and what was left out of a record
	Strict   bool                // a file or value that cannot be used is a problem
	doubtful map[string][]string // fields that could not be read, by file; "" is all of it
}

// Refuse notes a problem.
func (b *Book) Refuse(file, field, text string, args ...any) {
	b.RefuseValue("", "", file, field, text, args...)
}

// RefuseValue notes a problem that a record of a CRM can have too, so that the desk tells of it in its own language.
func (b *Book) RefuseValue(kind records.ProblemKind, value any, file, field, text string, args ...any) {
	if b.IsDoubtful(file, field) {
		return
	}
	b.Problems = append(b.Problems, Problem{File: file, Field: field, Text: fmt.Sprintf(text, args...), Kind: kind,
		Value: fmt.Sprint(value)})
}

// BadFile notes a picture, video or document of a record that is missing or cannot be used. The record is taken without it, and the next
// import tries it again; in a strict import it is a problem. The first of args is its name.
func (b *Book) BadFile(file, field, text string, args ...any) {
	if b.Strict {
		b.Refuse(file, field, text, args...)
		return
	}
	value := ""
	if len(args) > 0 {
		value, _ = args[0].(string)
	}
	b.WarnValue(records.FileUnusable, file, field, value,
		fmt.Sprintf(text+"; the rest is taken without it, and the next import tries it again", args...))
}

// Unreadable notes a problem with a value that could not be read, so that its consequences are not reported as well.
func (b *Book) Unreadable(file, field, text string, args ...any) {
	b.Refuse(file, field, text, args...)
	if b.doubtful == nil {
		b.doubtful = map[string][]string{}
	}
	b.doubtful[file] = append(b.doubtful[file], field)
}

// IsDoubtful reports whether a field, a part of it or what contains it could not be read.
func (b *Book) IsDoubtful(file, field string) bool {
	return slices.ContainsFunc(b.doubtful[file], func(unreadable string) bool {
		return unreadable == "" || fields.Within(unreadable, field) || fields.Within(field, unreadable)
	})
}

// Warn notes what the law requires in an advertisement and the folder lacks, or what cannot be shown. It does not stop an import.
func (b *Book) Warn(file, field, text string, args ...any) {
	b.Warnings = append(b.Warnings, Problem{File: file, Field: field, Text: fmt.Sprintf(text, args...)})
}

// WarnValue notes a value of which something was given up, so that the desk tells of it in its own language.
func (b *Book) WarnValue(kind records.ProblemKind, file, field string, value any, text string) {
	b.Warnings = append(b.Warnings, Problem{File: file, Field: field, Text: text, Kind: kind, Value: fmt.Sprint(value)})
}
