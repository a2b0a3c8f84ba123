package video

import (
	"io"
	"slices"
	"strings"
)

// Note is a part of a video that is not needed to play it: its bytes become text, and zeros after that. No byte moves, because a video
// contains offsets in its file.
type Note struct {
	start, end int64
	text       string
}

// inOrder sorts notes by their place. Empty ones are left out.
func inOrder(notes []Note) []Note {
	notes = slices.DeleteFunc(notes, func(n Note) bool { return n.start >= n.end })
	slices.SortStableFunc(notes, func(a, b Note) int { return int(min(1, max(-1, a.start-b.start))) })
	return notes
}

// Bare returns a video without what was noted. It has the length of the video.
func Bare(r io.Reader, notes []Note) io.Reader { return &blanked{r: r, notes: notes} }

// Blank does the same to a file in place.
func Blank(file io.WriterAt, notes []Note) error {
	for _, n := range notes {
		bare := io.MultiReader(strings.NewReader(n.text), io.LimitReader(zeros{}, n.end-n.start-int64(len(n.text))))
		if _, err := io.Copy(io.NewOffsetWriter(file, n.start), bare); err != nil {
			return err
		}
	}
	return nil
}

// zeros is an endless file of zeros.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

// blanked reads r with the notes overwritten. They are in order and do not overlap.
type blanked struct {
	r     io.Reader
	notes []Note
	at    int64 // of the next byte
}

func (b *blanked) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	end := b.at + int64(n)
	for len(b.notes) > 0 && b.notes[0].start < end {
		note := b.notes[0]
		for i := max(note.start, b.at); i < min(note.end, end); i++ {
			p[i-b.at] = 0
			if at := i - note.start; at < int64(len(note.text)) {
				p[i-b.at] = note.text[at]
			}
		}
		if note.end > end {
			break
		}
		b.notes = b.notes[1:]
	}
	b.at = end
	return n, err
}
