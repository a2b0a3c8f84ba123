package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// backupPlan says where, how often and how many copies gevel serve makes.
type backupPlan struct {
	to     string
	every  time.Duration
	copies int
}

// How often and how many copies are made when the flags do not say it.
const (
	backupEvery  = 6 * time.Hour
	backupCopies = 14
)

func backupFlags(flags *flag.FlagSet) *backupPlan {
	p := &backupPlan{}
	flags.StringVar(&p.to, "backup-to", env("GEVEL_BACKUP_TO", ""),
		"a folder, rather of another disk, for copies of all data (GEVEL_BACKUP_TO)")
	flags.DurationVar(&p.every, "backup-every", backupEvery, "how often a copy is made, with -backup-to")
	flags.IntVar(&p.copies, "backup-keep", backupCopies, "how many copies are kept, with -backup-to")
	return p
}

// check refuses a plan that cannot work, at the start instead of at night. Where copies were made before, their disk is missing: that keeps
// no site from starting, and the copies that fail are told.
func (p *backupPlan) check(dir string) error {
	if p.to == "" && (p.every != backupEvery || p.copies != backupCopies) {
		return errors.New("-backup-every and -backup-keep make no copies alone: name the folder for them with -backup-to")
	}
	if p.to == "" {
		return nil
	}
	switch {
	case within(p.to, dir):
		return errors.New("-backup-to is inside the data folder, with which it would be lost: name another folder")
	case p.every < time.Minute:
		return errors.New("-backup-every is less than a minute")
	case p.copies < 1:
		return errors.New("-backup-keep is less than one")
	}
	if err := os.MkdirAll(p.to, 0o700); err != nil && !p.made(dir) {
		return fmt.Errorf("the folder of -backup-to cannot be made: %w", err)
	}
	return nil
}

// made reports whether copies of a data folder were made by this plan before.
func (p *backupPlan) made(dir string) bool {
	state, err := readBackupState(dir)
	return err == nil && state.To == p.to
}

// within reports whether a path is a folder or lies in it.
func within(path, folder string) bool {
	path, _ = filepath.Abs(path) // fails when the working folder is gone, as what follows does then
	folder, _ = filepath.Abs(folder)
	return path == folder || strings.HasPrefix(path, folder+string(filepath.Separator))
}

// copyName is how the folder of a copy is named by its time in UTC.
const copyName = "gevel-20060102-150405"

// copies lists the copies of a folder, the oldest first. What has another name is not the program's, and stays.
func copies(folder string) (list []time.Time, err error) {
	entries, err := os.ReadDir(folder)
	for _, e := range entries {
		if at, wrong := time.Parse(copyName, e.Name()); wrong == nil && e.IsDir() {
			list = append(list, at)
		}
	}
	slices.SortFunc(list, time.Time.Compare)
	return list, err
}
