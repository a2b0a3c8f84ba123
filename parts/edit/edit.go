package edit

import (
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// Edit is what somebody at the desk writes into a part. Version is that of the part as it was read.
type Edit struct {
	Field    string
	Language locale.Language
	Value    string // JSON; "" empties the part
	Version  int64
	Draft    int64 // the version of the draft that was read, 0 without one
	Keep     bool  // the part belongs to the desk for good, so that no import asks about it again
}

func (e Edit) part(record string) desk.Part {
	return desk.Part{Record: record, Field: e.Field, Language: e.Language}
}

// RecordEdits are what somebody at the desk writes into the parts of a record.
type RecordEdits struct {
	Record string
	Edits  []Edit
}

// makes reports whether the edits are those of a new record.
func makes(edits []Edit) bool {
	return slices.ContainsFunc(edits, func(e Edit) bool { return e.Field == desk.MadeField && e.Value == "true" })
}
