package person

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

// emailsNaming returns the texts of the .eml files that contain an address, by file name. Without the folder, as with a mail server, there
// are none.
func emailsNaming(folder, email string) (map[string]string, error) {
	named := map[string]string{}
	if folder == "" {
		return named, nil
	}
	files, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	address := addressIn(email)
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			return nil, err
		}
		if address.Match(soft.ReplaceAll(text, nil)) {
			named[f.Name()] = string(text)
		}
	}
	return named, nil
}

// soft matches the line breaks that quoted-printable inserts in the middle of words.
var soft = regexp.MustCompile("=\r?\n")

// addressIn matches an address that is no part of a longer one.
func addressIn(email string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(^|[^\w.+-])` + regexp.QuoteMeta(email) + `($|[^\w.-]|\.(\W|$))`)
}

// removeEmails deletes the files that emailsNaming found.
func removeEmails(folder string, named map[string]string) error {
	for name := range named {
		if err := os.Remove(filepath.Join(folder, name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}
