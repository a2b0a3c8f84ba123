package intake

import (
	"errors"
	"io"
	"io/fs"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/video"
)

// notesOf finds what a camera noted in a video, whose files can all be read at any place.
func notesOf(in fs.File) ([]video.Note, error) {
	at, ok := in.(io.ReaderAt)
	if !ok {
		return nil, errors.New("cannot be read at any place")
	}
	info, err := in.Stat()
	if err != nil {
		return nil, err
	}
	return video.Notes(at, info.Size())
}

// readable tells whether what a camera noted in a video can be found, so that it can be taken away.
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

// copyVideo copies a video without what its camera noted.
func copyVideo(in fs.File, to string) error {
	notes, err := notesOf(in)
	if err != nil {
		return err
	}
	return atomicfile.Write(to, video.Bare(in, notes), 0o600)
}
