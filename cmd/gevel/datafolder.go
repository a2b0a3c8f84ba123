package main

import (
	"fmt"
	"os"
	"os/user"
	"path/filepath"
)

// prepareFolder creates the data folder when it does not exist, and fails when it cannot be written.
func prepareFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("the data folder cannot be made: %w", err)
	}
	if err := checkOwner(dir, os.Geteuid()); err != nil {
		return err
	}
	closeToOthers(dir)
	return writable(dir)
}

// writable fails when no file can be made in the data folder.
func writable(dir string) error {
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return fmt.Errorf("the data folder %s cannot be written: %w", dir, err)
	}
	probe.Close()
	return os.Remove(probe.Name())
}

// checkOwner refuses root in a folder of another user: what root writes there the site could not read.
func checkOwner(dir string, me int) error {
	owner, known := ownerOf(dir)
	if !known || me != 0 || owner == 0 {
		return nil
	}
	name := fmt.Sprint(owner)
	if u, err := user.LookupId(name); err == nil {
		name = u.Username
	}
	return fmt.Errorf("the data folder %s is of the user %s, who could not read what root writes there: run this as that user "+
		"(runuser -u %s -- gevel …)", dir, name, name)
}

// closeToOthers removes the access that an earlier version gave to other users of the machine. A folder without a database is left alone.
func closeToOthers(dir string) {
	if _, err := os.Stat(database(dir)); err != nil {
		return
	}
	for _, d := range []string{dir, mediaFolder(dir), uploadsFolder(dir), mailFolder(dir)} {
		if info, err := os.Stat(d); err == nil && info.Mode()&os.ModeSticky == 0 {
			os.Chmod(d, info.Mode().Perm()&^0o077) // fails for files of another user, which that user must close
		}
	}
}

func database(dir string) string { return filepath.Join(dir, "gevel.db") }

func mediaFolder(dir string) string { return filepath.Join(dir, "media") }

func uploadsFolder(dir string) string { return filepath.Join(dir, "uploads") }

// deliveriesFolder has files with properties that wait at the desk.
func deliveriesFolder(dir string) string { return filepath.Join(dir, "deliveries") }

func mailFolder(dir string) string { return filepath.Join(dir, "mail") }
