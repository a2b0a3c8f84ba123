// Package backups makes copies of a data folder, checks them, and puts one into the place of a data folder: by command, and while the site
// runs.
package backups

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
)

// Make copies the data folder, completely and checked or not at all. The database is copied first: a file is always written before
// the record that names it, so the copy has every file that its records name, unless the record was deleted meanwhile. Pictures, which
// never change, share their place on the disk with those of the previous copy, "" for none.
func Make(ctx context.Context, store *db.Store, dir, to, previous string) error {
	before, err := store.Holding(ctx)
	if err != nil {
		return err
	}
	part, err := os.MkdirTemp(filepath.Dir(to), ".backup-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(part)
	if err := store.Backup(ctx, datafolder.Database(part)); err != nil {
		return err
	}
	if err := copyFolders(ctx, dir, part, previous); err != nil {
		return err
	}
	if err := checkNewCopy(ctx, store, part, before); err != nil {
		return err
	}
	return os.Rename(part, to)
}

// copyFolders copies pictures, documents, uploads and emails.
func copyFolders(ctx context.Context, from, to, previous string) error {
	same := ""
	if previous != "" {
		same = datafolder.Media(previous)
	}
	return errors.Join(copyFiles(ctx, datafolder.Media(from), datafolder.Media(to), same),
		copyFiles(ctx, datafolder.Uploads(from), datafolder.Uploads(to), ""),
		copyFiles(ctx, datafolder.Mail(from), datafolder.Mail(to), ""))
}

// copyFiles copies the files of a folder, but not its subfolders: those are sizes of pictures, which can be made again. A file that stands
// in the folder same, too, is linked to that one.
func copyFiles(ctx context.Context, from, to, same string) error {
	entries, err := os.ReadDir(from)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = os.Mkdir(to, 0o700)
	}
	if err != nil {
		return err
	}
	for _, e := range entries {
		if err := errors.Join(ctx.Err(), copyFile(filepath.Join(from, e.Name()), filepath.Join(to, e.Name()), same, e)); err != nil {
			return err
		}
	}
	return nil
}

// copyFile copies a file. A file that was deleted meanwhile is skipped, because the record that named it was deleted too.
func copyFile(from, to, same string, e fs.DirEntry) error {
	if !e.Type().IsRegular() || strings.HasPrefix(e.Name(), ".part-") || linked(same, to, e) {
		return nil
	}
	in, err := os.Open(from)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Sync(), out.Close())
}

// linked links a file to the one of the same name and size in the folder same, and reports whether it could.
func linked(same, to string, e fs.DirEntry) bool {
	info, err := e.Info()
	if same == "" || err != nil {
		return false
	}
	there, err := os.Lstat(filepath.Join(same, e.Name()))
	return err == nil && there.Mode().IsRegular() && there.Size() == info.Size() && os.Link(filepath.Join(same, e.Name()), to) == nil
}
