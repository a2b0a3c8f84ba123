package datafolder

import (
	"fmt"
	"os"
	"os/user"
	"path/filepath"
)

// Prepare creates the data folder when it does not exist, and fails when it cannot be written.
func Prepare(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("the data folder cannot be made: %w", err)
	}
	if err := CheckOwner(dir, os.Geteuid()); err != nil {
		return err
	}
	closeToOthers(dir)
	return Writable(dir)
}

// Writable fails when no file can be made in the data folder.
func Writable(dir string) error {
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return fmt.Errorf("the data folder %s cannot be written: %w", dir, err)
	}
	probe.Close()
	return os.Remove(probe.Name())
}

// CheckOwner refuses root in a folder of another user: what root writes there the site could not read.
func CheckOwner(dir string, me int) error {
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
	if _, err := os.Stat(Database(dir)); err != nil {
		return
	}
	for _, d := range []string{dir, Media(dir), Uploads(dir), Mail(dir)} {
		if info, err := os.Stat(d); err == nil && info.Mode()&os.ModeSticky == 0 {
			os.Chmod(d, info.Mode().Perm()&^0o077) // fails for files of another user, which that user must close
		}
	}
}

// Database is the file of the database.
func Database(dir string) string { return filepath.Join(dir, "gevel.db") }

// Media has pictures, videos and documents.
func Media(dir string) string { return filepath.Join(dir, "media") }

// Uploads has the files that visitors and staff sent.
func Uploads(dir string) string { return filepath.Join(dir, "uploads") }

// Deliveries has files with properties that wait at the desk.
func Deliveries(dir string) string { return filepath.Join(dir, "deliveries") }

// Mail has the emails that are written to files, where no mail server is set.
func Mail(dir string) string { return filepath.Join(dir, "mail") }
