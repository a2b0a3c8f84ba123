// Package video reads videos (MP4, MOV, WebM) without decoding them: which codecs they need, and which of their bytes are not needed to
// play their pictures and their sound. Those say where a video was taken, when, with what and by whom.
package video

import (
	"bytes"
	"errors"
	"io"
	"path"
	"slices"
	"strings"
)

// Kind is the type of a video by its content, as the extension of its name. A MOV has the structure of an MP4, and browsers play it as one.
type Kind string

// The kinds of videos.
const (
	MP4  Kind = ".mp4"
	WebM Kind = ".webm"
)

// Extensions are the names of videos that are taken.
var Extensions = []string{".mp4", ".m4v", ".mov", ".qt", ".webm"}

// IsName reports whether a name is that of a video.
func IsName(name string) bool { return slices.Contains(Extensions, strings.ToLower(path.Ext(name))) }

// Info is what a video's file says of it.
type Info struct {
	Kind     Kind
	Pictures string // the codec of its first track of pictures: "avc1", "V_VP9"
	Sound    string // that of its first track of sound; "" without one
	Notes    []Note // what is not needed to play it
}

// Reasons for which a video is refused.
var (
	// ErrBroken is the error for a file that is no video, is cut off or has too many parts.
	ErrBroken = errors.New("is no video that can be read, or its end is missing")
	// ErrNoPictures is the error for a file with sound or texts alone.
	ErrNoPictures = errors.New("has no track of pictures that can be read")
	// ErrMatroska is the error for the relatives of WebM.
	ErrMatroska = errors.New("is a Matroska video (MKV), which browsers do not play: save it as MP4 with H.264")
)

// headBytes is how many bytes at the beginning tell the kind of a video.
const headBytes = 16

// KindOf returns the kind of a file from its first bytes; "" for what is no video.
func KindOf(head []byte) Kind {
	switch {
	case bytes.HasPrefix(head, []byte("\x1a\x45\xdf\xa3")):
		return WebM
	case len(head) >= 8 && slices.Contains([]string{"ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"}, string(head[4:8])):
		return MP4
	}
	return ""
}

// Read reads a video of a size in bytes. Its notes are everything but its tracks of pictures and sound: other tracks with their samples
// (positions of a drone, a camera's sensors, chapters, subtitles), user data, metadata, times, names, attachments, tags, unused space, and
// bytes of the media that no picture and no sound uses. What stands inside a picture's or sound's own stream is not found.
func Read(r io.ReaderAt, size int64) (Info, error) {
	head := make([]byte, min(headBytes, size))
	if _, err := r.ReadAt(head, 0); err != nil && err != io.EOF {
		return Info{}, err
	}
	switch KindOf(head) {
	case MP4:
		return readMP4(r, size)
	case WebM:
		return readWebM(r, size)
	}
	return Info{}, ErrBroken
}
