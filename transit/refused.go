package transit

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/limits"
)

// Reason is why a timetable is not read at all.
type Reason string

// The reasons.
const (
	NoZip       Reason = "NO_ZIP"
	NoTimetable Reason = "NO_TIMETABLE" // a ZIP file of something else
	Several     Reason = "SEVERAL"
	NoTable     Reason = "NO_TABLE"
	NoColumn    Reason = "NO_COLUMN"
	Empty       Reason = "EMPTY"
	LongRow     Reason = "LONG_ROW"
	TooLarge    Reason = "TOO_LARGE"
	TooMany     Reason = "TOO_MANY"
	Damaged     Reason = "DAMAGED"
	ManyFeeds   Reason = "MANY_FEEDS" // there are limits.TransitFeeds others
	BadName     Reason = "BAD_NAME"   // the name that the agency gives it is empty or too long
)

// Reasons are all of them.
var Reasons = []Reason{NoZip, NoTimetable, Several, NoTable, NoColumn, Empty, LongRow, TooLarge, TooMany, Damaged, ManyFeeds, BadName}

// Refused is the error of a timetable that is not read: where, and what of it. Its text is English, for the command.
type Refused struct {
	Reason Reason `json:"reason"`
	File   string `json:"file"`
	Line   int    `json:"line"`
	Value  string `json:"value"`
	text   string
	err    error
}

func (r *Refused) Error() string {
	if r.err == nil {
		return r.text
	}
	return fmt.Sprintf("%s: %v", r.text, r.err)
}

func (r *Refused) Unwrap() error { return r.err }

// NameOf is the name of a timetable as it is stored, or why it may not have that.
func NameOf(text string) (string, error) {
	name := strings.Join(strings.Fields(text), " ")
	if n := len([]rune(name)); n == 0 || n > limits.TransitNameCharacters {
		text := fmt.Sprintf("give the timetable a name of 1 to %d characters, such as \"De Lijn\": pages show it as the source",
			limits.TransitNameCharacters)
		return "", &Refused{Reason: BadName, text: text}
	}
	return name, nil
}
