package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/gevel/gevel/internal/filelock"
	"github.com/jmoiron/sqlx"
)

// ErrOlder says that another version of Gevel made a database, and that this command does not upgrade it.
var ErrOlder = errors.New("it is of an earlier version; gevel serve and gevel import upgrade it, while no other program has it open: " +
	"stop the older server and start this one first")

// prepare makes an empty database, or brings one of another version to this one unless it is to stay as it is. shared is the lock of this
// process.
func prepare(ctx context.Context, file *sqlx.DB, path string, shared *os.File, asItIs bool) error {
	var form int
	if err := file.GetContext(ctx, &form, "PRAGMA user_version"); err != nil {
		return err
	}
	if form == 0 {
		return errors.Join(migrate(ctx, file), renewViews(ctx, file))
	}
	if form > Form() {
		return Newer(form, Form())
	}
	views, err := ViewsAreCurrent(ctx, file)
	switch {
	case err != nil:
		return err
	case (form < Form() || !views) && asItIs:
		return ErrOlder
	case form < firstForm:
		return errUnreleased
	case form < Form() || !views:
		return upgrade(ctx, file, path, shared)
	}
	return nil
}

// upgrade brings a database to this version. No other program has it open meanwhile: one of an earlier version would go on with a form
// that it does not know.
func upgrade(ctx context.Context, file *sqlx.DB, path string, shared *os.File) error {
	if !filelock.Take(shared, true) {
		return fmt.Errorf("it is of an earlier version, and nothing was changed: %w", ErrInUse)
	}
	for _, step := range []func() error{
		func() error { return copyBeforeUpgrade(ctx, file, path) },
		func() error { return migrate(ctx, file) },
		func() error { return renewViews(ctx, file) },
	} {
		if err := step(); err != nil {
			return err
		}
	}
	if !filelock.Take(shared, false) {
		return errTaken
	}
	return nil
}
