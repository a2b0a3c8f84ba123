package sqlite

import (
	"context"
	"errors"
	"os"

	"github.com/jmoiron/sqlx"
)

// restoredVersions is added to the data version in a backup, so that no answer that was cached after the backup counts as one of the
// restored store.
const restoredVersions = 1_000_000_000

// CopyToRestore writes a copy of a database file that no program has open, with a new epoch, as Backup does.
func CopyToRestore(ctx context.Context, from, to string) error {
	file := Connect(FileURI(from)+"?mode=ro", Settled, 1)
	return errors.Join(Copy(ctx, file, to), file.Close())
}

// Copy writes a copy with a new epoch to a path where nothing is yet.
func Copy(ctx context.Context, from *sqlx.DB, path string) error {
	if err := copyInto(ctx, from, path); err != nil {
		return err
	}
	copied := Connect(FileURI(path), Settled, 1)
	_, err := copied.ExecContext(ctx, "UPDATE change_log SET epoch = ?; UPDATE data_version SET version = version + ?", NewEpoch(),
		restoredVersions)
	if err == nil {
		err = leaveCluster(ctx, copied)
	}
	return errors.Join(err, copied.Close())
}

// copyInto writes a consistent copy, completely or not at all, that its owner alone may read.
func copyInto(ctx context.Context, from *sqlx.DB, path string) error {
	empty, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	if err := empty.Close(); err != nil {
		return err
	}
	if _, err := from.ExecContext(ctx, "VACUUM INTO ?", path); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}
