//go:build !linux

package sqlite

// WALHead and WALIndex do nothing here: only Linux reads the index of the log, and others read the data version with a statement.
type (
	WALHead  struct{}
	WALIndex struct{}
)

func MapIndex(string) *WALIndex { return nil }

func (*WALIndex) Head() (h WALHead, ok bool) { return h, false }
