package intake

import (
	"errors"
	"io"
	"io/fs"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/video"
)

// notesOf finds the camera's metadata in a video. The file must be an io.ReaderAt.
func notesOf(in fs.File) ([]video.Note, error) {
	at, ok := in.(io.ReaderAt)
	if !ok {
		return nil, errors.New("does not support reading at an offset")
	}
	info, err := in.Stat()
	if err != nil {
		return nil, err
	}
	return video.Notes(at, info.Size())
}

func (m *media) readVideo(file string) (db.Media, error) {
	found, err := m.open(file, []string{".mp4", ".webm"})
	if err != nil {
		return found, err
	}
	return found, m.readable(found)
}

// readable returns an error for a video whose metadata cannot be found, and so not be removed.
func (m *media) readable(found db.Media) error {
	if !video.IsName(found.File) {
		return nil
	}
	in, err := m.folder.files.Open(found.Source)
	if err != nil {
		return err
	}
	defer in.Close()
	_, err = notesOf(in)
	return err
}

// copyVideo copies a video without the camera's metadata.
func copyVideo(in fs.File, to string) error {
	notes, err := notesOf(in)
	if err != nil {
		return err
	}
	return atomicfile.Write(to, video.Bare(in, notes), 0o600)
}
