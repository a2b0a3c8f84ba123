package desk

// DraftPart is a part that was edited at the desk and is not published. Value is JSON; "" is an empty part.
type DraftPart struct {
	Part
	ID    int64  `db:"id"` // grows with each change
	Value string `db:"value"`
	Base  int64  `db:"base"` // the version of the part in force that was seen
	Staff int    `db:"staff"`
	At    int64  `db:"at"`
}

// PlannedDraft is a draft that goes live at a time, as it was seen when that was planned.
type PlannedDraft struct {
	Record   string `db:"record"`
	Plan     string `db:"plan"` // the records of one plan go live in one write
	Version  int64  `db:"version"`
	GoesLive int64  `db:"goes_live"`
	Staff    int    `db:"staff"`
	Refused  bool   `db:"refused"` // at its time it did not fit any more
}
