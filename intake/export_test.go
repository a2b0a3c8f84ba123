package intake

import (
	"context"
	"io/fs"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
)

// Checked reads and checks a folder as on a day, and returns what is noted of it. With first its first property is read for the store.
func Checked(files fs.FS, day time.Time) (noted *check.Book, first func() (imports.PropertyEntry, error)) {
	f := read(files)
	f.now = day
	f.check()
	return &f.Book, func() (imports.PropertyEntry, error) { return checkedOf(f).At(0) }
}

// ImportAfter imports a folder that was read before something else happened.
func ImportAfter(ctx context.Context, store *db.Store, files fs.FS, mediaDir string, happens func()) (Outcome, error) {
	f, batch, err := checkedFolder(ctx, store, files, mediaDir, Options{})
	if err != nil {
		return Outcome{}, err
	}
	happens()
	return f.write(ctx, store, batch, mediaDir)
}
