package mail

import (
	"bytes"
	"context"
	"os"
	"path/filepath"

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
	return atomicfile.Write(filepath.Join(string(f), filepath.Base(o.ID)+".eml"), bytes.NewReader(o.Message), 0o600)
}

// Said tells where the emails go.
func (f Folder) Said() string { return "written to a file: no mail server is set (GEVEL_SMTP)" }

// Close does nothing: every email is complete when Carry returns.
func (f Folder) Close() error { return nil }
