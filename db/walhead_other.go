//go:build !linux

package db

// walHead and walIndex do nothing here: only Linux reads the index of the log, and others read the data version with a statement.
type (
	walHead  struct{}
	walIndex struct{}
)

func mapIndex(string) *walIndex { return nil }

func (*walIndex) head() (h walHead, ok bool) { return h, false }
