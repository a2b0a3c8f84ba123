package person

import (
	"context"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// emailsNaming returns the texts of the .eml files that contain one of some addresses, by file name. Without the folder, as with a mail
// server, there are none.
func emailsNaming(folder string, addresses []string) (map[string]string, error) {
	named := map[string]string{}
	if folder == "" {
		return named, nil
	}
	files, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	address := oneIn(addresses)
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

// oneIn matches one of some addresses that is no part of a longer one.
func oneIn(addresses []string) *regexp.Regexp {
	var list []string
	for _, address := range addresses {
		list = append(list, regexp.QuoteMeta(address))
	}
	return regexp.MustCompile(`(?i)(^|[^\w.+-])(` + strings.Join(list, "|") + `)($|[^\w.-]|\.(\W|$))`)
}

// emailsOf lists the files of a person's emails: those that contain an address, and those that the outbox knows as the person's. The
// agency's own emails about a visitor may have a name and a telephone number alone.
func (f Files) emailsOf(ctx context.Context, store *db.Store, addresses []string) ([]string, error) {
	naming, err := emailsNaming(f.Emails, addresses)
	if err != nil || f.Emails == "" {
		return nil, err
	}
	ids, err := store.People.EmailsOfPerson(ctx, addresses...)
	for _, id := range ids {
		name := mail.FileName(id)
		if _, failed := os.Stat(filepath.Join(f.Emails, name)); failed == nil {
			naming[name] = ""
		}
	}
	return slices.Sorted(maps.Keys(naming)), err
}
