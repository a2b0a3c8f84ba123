package mediafiles

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/video"
)

// videoIn reads what a video says of itself. The file must be an io.ReaderAt.
func videoIn(in fs.File) (video.Info, error) {
	at, ok := in.(io.ReaderAt)
	if !ok {
		return video.Info{}, errors.New("does not support reading at an offset")
	}
	info, err := in.Stat()
	if err != nil {
		return video.Info{}, err
	}
	return video.Read(at, info.Size())
}

// readVideo reads a video that browsers play. Its extension is that of its content: browsers play a MOV as the MP4 that it nearly is.
func (m *Folder) readVideo(file string) (imports.Media, error) {
	found, err := m.openKind(file, video.Extensions...)
	if err != nil {
		return found, err
	}
	in, err := m.Files.Open(found.Source)
	if err != nil {
		return found, err
	}
	defer in.Close()
	info, err := videoIn(in)
	if err != nil {
		return found, err
	}
	found.File = strings.TrimSuffix(found.File, path.Ext(found.File)) + string(info.Kind)
	return found, m.playable(file, info)
}

// playable returns an error for a video whose pictures no browser plays, and warns of one that some play only.
func (m *Folder) playable(file string, info video.Info) error {
	everywhere, somewhere := info.Plays()
	name, words := video.NameOf(info.Pictures), "save it as MP4 with H.264"
	switch {
	case !somewhere:
		return fmt.Errorf("has its pictures in %s, which browsers do not play: %s", name, words)
	case !everywhere:
		m.Book.Warn(file, "", "has its pictures in %s, which some browsers do not play: %s", name, words)
	}
	if !info.IsHeard() {
		m.Book.Warn(file, "", "has its sound in %s, which some browsers do not play: %s and AAC", video.NameOf(info.Sound), words)
	}
	return nil
}

// copyVideo copies a video without what is not needed to play it.
func copyVideo(in fs.File, to string) error {
	info, err := videoIn(in)
	if err != nil {
		return err
	}
	return atomicfile.Write(to, video.Bare(in, info.Notes), 0o600)
}
