package mail

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/atomicfile"
)

// Folder is a carrier that writes every email into a folder as an .eml file, which mail programs open. It is used when no mail server is
// configured.
type Folder string

// Carry writes the email to a file named by its id. A second attempt overwrites that file.
func (f Folder) Carry(_ context.Context, o agency.Outgoing) error {
	if err := os.MkdirAll(string(f), 0o700); err != nil {
		return Unreachable{err}
	}
	return atomicfile.Write(filepath.Join(string(f), FileName(o.ID)), bytes.NewReader(o.Message), 0o600)
}

// FileName is the name of the file that an email with an id is written to.
func FileName(id string) string { return filepath.Base(id) + ".eml" }

// written is the age at which the file of an email that the outbox no longer has is deleted: longer than an email is written before its row
// says that it was sent.
const written = 24 * time.Hour

// Sweep deletes the files of emails whose ids the outbox no longer has: an email is kept as long there as in the store. A folder that is
// not there has none.
func (f Folder) Sweep(ids []string, now time.Time) error {
	entries, err := os.ReadDir(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	known := map[string]bool{}
	for _, id := range ids {
		known[FileName(id)] = true
	}
	for _, e := range entries {
		info, gone := e.Info()
		if gone == nil && filepath.Ext(e.Name()) == ".eml" && !known[e.Name()] && now.Sub(info.ModTime()) > written {
			err = errors.Join(err, os.Remove(filepath.Join(string(f), e.Name())))
		}
	}
	return err
}

// Said tells where the emails go.
func (f Folder) Said() string { return "written to a file: no mail server is set (GEVEL_SMTP)" }

// Close does nothing: every email is complete when Carry returns.
func (f Folder) Close() error { return nil }
