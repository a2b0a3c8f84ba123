package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"
)

// Inspection is what a database file holds.
type Inspection struct {
	Holding
	Form    int      // the number of its schema
	Uploads []string // names of visitors' files that it refers to
}

// Holding is how many rows of each kind a database has.
type Holding struct {
	Properties int `db:"properties"`
	Leads      int `db:"leads"`
	Owners     int `db:"owners"`
}

// CountHolding counts them.
const CountHolding = `SELECT (SELECT count(*) FROM property) AS properties, (SELECT count(*) FROM lead) AS leads,
	(SELECT count(*) FROM owner) AS owners`

// ErrNewer says that a newer version of Gevel wrote a database.
var ErrNewer = errors.New("it was written by a newer version of Gevel")

// Newer is the error for a database of a form that this version does not know.
func Newer(form, known int) error {
	return fmt.Errorf("%w (form %d; this one knows %d)", ErrNewer, form, known)
}

// Inspect reads a database file whole and changes nothing. It fails when the file is damaged, has rows without those that they refer to, or
// was written by a newer Gevel.
func Inspect(ctx context.Context, path string) (i Inspection, err error) {
	if _, err := os.Stat(path); err != nil {
		return i, err
	}
	file := Connect(FileURI(path)+"?mode=ro&_busy_timeout=5000", Settled, 1)
	defer file.Close()
	if i.Form, err = FormOf(ctx, file); err != nil {
		return i, explain(path, err)
	}
	if err := healthy(ctx, file); err != nil {
		return i, explain(path, err)
	}
	err = file.GetContext(ctx, &i.Holding, CountHolding)
	if err == nil {
		i.Uploads, err = uploadsIn(ctx, file)
	}
	return i, err
}

// uploadsIn lists the files of the uploads folder that a database refers to.
func uploadsIn(ctx context.Context, file *sqlx.DB) (files []string, err error) {
	return files, file.SelectContext(ctx, &files, Uploaded)
}

// Version is the version of the library.
func Version() string {
	version, _, _ := sqlite3.Version()
	return version
}

// IsFull reports whether SQLite failed because the disk has no room; then the database is in order.
func IsFull(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrFull || e.SystemErrno == syscall.ENOSPC)
}

// FormOf returns how many migrations made a database. It fails for one that is empty or newer than this program.
func FormOf(ctx context.Context, file *sqlx.DB) (form int, err error) {
	if err := file.GetContext(ctx, &form, "PRAGMA user_version"); err != nil {
		return 0, err
	}
	switch {
	case form == 0:
		return 0, errors.New("it holds no site")
	case form > Form():
		return form, Newer(form, Form())
	}
	return form, nil
}

// healthy lets SQLite check each page, index and reference.
func healthy(ctx context.Context, file *sqlx.DB) error {
	var found []string
	if err := file.SelectContext(ctx, &found, "PRAGMA integrity_check(5)"); err != nil {
		return err
	}
	if len(found) != 1 || found[0] != "ok" {
		return errors.New("it is damaged: " + strings.Join(found, "; "))
	}
	var loose int
	err := file.GetContext(ctx, &loose, "SELECT count(*) FROM pragma_foreign_key_check")
	if err == nil && loose > 0 {
		err = fmt.Errorf("it is damaged: %d rows refer to rows that are missing", loose)
	}
	return err
}

// Uploaded selects the names of all files of the uploads folder that something refers to.
const Uploaded = "SELECT file FROM upload UNION ALL SELECT file FROM answer_file"
