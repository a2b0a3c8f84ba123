package backups

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Plan says where, how often and how many copies gevel serve makes.
type Plan struct {
	To     string
	Every  time.Duration
	Copies int
}

// How often and how many copies are made when the flags do not say it.
const (
	Every  = 6 * time.Hour
	Copies = 14
)

// Check refuses a plan that cannot work, at the start instead of at night. Where copies were made before, their disk is missing: that keeps
// no site from starting, and the copies that fail are told.
func (p *Plan) Check(dir string) error {
	if p.To == "" && (p.Every != Every || p.Copies != Copies) {
		return errors.New("-backup-every and -backup-keep make no copies alone: name the folder for them with -backup-to")
	}
	if p.To == "" {
		return nil
	}
	switch {
	case Within(p.To, dir):
		return errors.New("-backup-to is inside the data folder, with which it would be lost: name another folder")
	case p.Every < time.Minute:
		return errors.New("-backup-every is less than a minute")
	case p.Copies < 1:
		return errors.New("-backup-keep is less than one")
	}
	if err := os.MkdirAll(p.To, 0o700); err != nil && !p.hasMade(dir) {
		return fmt.Errorf("the folder of -backup-to cannot be made: %w", err)
	}
	return nil
}

// hasMade reports whether copies of a data folder were made by this plan before.
func (p *Plan) hasMade(dir string) bool {
	state, err := ReadState(dir)
	return err == nil && state.To == p.To
}

// Within reports whether a path is a folder or lies in it.
func Within(path, folder string) bool {
	path, _ = filepath.Abs(path) // fails when the working folder is gone, as what follows does then
	folder, _ = filepath.Abs(folder)
	return path == folder || strings.HasPrefix(path, folder+string(filepath.Separator))
}

// copyName is how the folder of a copy is named by its time in UTC.
const copyName = "gevel-20060102-150405"

// listed lists the copies of a folder, the oldest first. What has another name is not the program's, and stays.
func listed(folder string) (list []time.Time, err error) {
	entries, err := os.ReadDir(folder)
	for _, e := range entries {
		if at, wrong := time.Parse(copyName, e.Name()); wrong == nil && e.IsDir() {
			list = append(list, at)
		}
	}
	slices.SortFunc(list, time.Time.Compare)
	return list, err
}
