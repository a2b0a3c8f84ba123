package agency

// DraftPart is a part that was edited at the desk and is not published. Value is JSON; "" is an empty part.
type DraftPart struct {
	Part
	ID    int64  `db:"id"` // grows with each change
	Value string `db:"value"`
	Base  int64  `db:"base"` // the version of the part in force that was seen
	Staff int    `db:"staff"`
	At    int64  `db:"at"`
}
