package db

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/gevel/gevel/db/sqlite"
)

// upgradeCopyTime is how long the copy from before an upgrade is kept: it has persons' data, which nobody erases there.
const upgradeCopyTime = 30 * 24 * time.Hour

// DropCopiesNaming deletes the copies from before an upgrade that have one of some addresses or telephone numbers somewhere, and returns
// their names. A copy has tables of an earlier form, from which nothing can be erased as from today's.
func (s *Store) DropCopiesNaming(addresses ...string) (dropped []string, err error) {
	for _, file := range sqlite.UpgradeCopies(s.Path()) {
		text, failed := os.ReadFile(file)
		names := func(address string) bool { return bytes.Contains(text, []byte(address)) }
		if failed == nil && slices.ContainsFunc(addresses, names) {
			dropped, failed = append(dropped, filepath.Base(file)), os.Remove(file)
		}
		err = errors.Join(err, failed)
	}
	return dropped, err
}

// DropUpgradeCopies deletes copies from before an upgrade that are a month old.
func (s *Store) DropUpgradeCopies(now time.Time) (err error) {
	for _, file := range sqlite.UpgradeCopies(s.Path()) {
		if info, gone := os.Stat(file); gone == nil && now.Sub(info.ModTime()) > upgradeCopyTime {
			err = errors.Join(err, os.Remove(file))
		}
	}
	return err
}
