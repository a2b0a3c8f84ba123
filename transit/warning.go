package transit

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/limits"
)

// WarningKind is what is wrong with a part of a timetable.
type WarningKind string

// The kinds, and what becomes of the part.
const (
	LongName     WarningKind = "LONG_NAME"     // a name beyond limits.TransitTextBytes is left out
	StopID       WarningKind = "STOP_ID"       // a stop without an identifier, or with that of another, is left out
	LineID       WarningKind = "LINE_ID"       // likewise a line
	NoPlace      WarningKind = "NO_PLACE"      // a stop without a name or a place is left out
	NoStation    WarningKind = "NO_STATION"    // a stop of a station that is not there stands alone
	NoLineName   WarningKind = "NO_LINE_NAME"  // a line without any name is left out
	LineKind     WarningKind = "LINE_KIND"     // a line of an unknown kind is shown as another one
	Colour       WarningKind = "COLOUR"        // a line is shown without what is no colour
	Day          WarningKind = "DAY"           // what is no day is left out
	NoEnd        WarningKind = "NO_END"        // it does not say until when it holds
	Ended        WarningKind = "ENDED"         // it is over; its stops are shown until a newer one replaces it
	NoLine       WarningKind = "NO_LINE"       // a trip of a line that is not there is left out
	UnknownStops WarningKind = "UNKNOWN_STOPS" // as many times as Value says, at stops that are not there, are left out
	ManyLines    WarningKind = "MANY_LINES"    // the lines of a stop beyond limits.TransitLinesOfStop are left out
)

// WarningKinds are all of them.
var WarningKinds = []WarningKind{LongName, StopID, LineID, NoPlace, NoStation, NoLineName, LineKind, Colour, Day, NoEnd, Ended, NoLine,
	UnknownStops, ManyLines}

// english is what the command says of each kind; the desk has texts of its own.
var english = map[WarningKind]string{
	LongName:     fmt.Sprintf("is longer than %d bytes; it is left out", limits.TransitTextBytes),
	StopID:       "is missing or stands there twice; this stop is left out",
	LineID:       "is missing or stands there twice; this line is left out",
	NoPlace:      "has no name or no place on the map (stop_lat, stop_lon); this stop is left out",
	NoStation:    "is not in the table; the stop stands alone",
	NoLineName:   "has neither a short nor a long name; this line is left out",
	LineKind:     "is not known; the line is shown as another kind",
	Colour:       "is no colour; the line is shown without",
	Day:          "is no day, as in 20261231; it is left out",
	NoEnd:        "neither this nor calendar_dates.txt says until when the timetable holds",
	Ended:        "the timetable ended on that day; its stops are shown until a newer one replaces it",
	NoLine:       "is not in routes.txt; this trip is left out",
	UnknownStops: "is how many rows name a stop that stops.txt does not have; they are left out",
	ManyLines:    "has more lines than are shown with a stop; the others are left out",
}

// Warning says what was left out of a timetable, or read in part. Line is 0 where none is meant, and Field and Value are empty.
type Warning struct {
	Kind  WarningKind `json:"kind"`
	File  string      `json:"file"`
	Line  int         `json:"line"`
	Field string      `json:"field"`
	Value string      `json:"value"`
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
	return where + ": " + english[w.Kind]
}

// warn notes a warning of the row that a table is at.
func (r *reader) warn(t *table, kind WarningKind, field string) {
	value := t.text(field)
	if len(value) > limits.TransitTextBytes {
		value = strings.ToValidUTF8(value[:limits.TransitTextBytes], "")
	}
	r.note(Warning{Kind: kind, File: t.file, Line: t.line, Field: field, Value: value})
}

func (r *reader) note(w Warning) {
	if len(r.result.Warnings) < limits.TransitWarnings {
		r.result.Warnings = append(r.result.Warnings, w)
	} else {
		r.result.MoreWarnings++
	}
}
