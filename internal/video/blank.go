package video

import "io"

// Bare returns a video without its metadata. Each box of metadata becomes an empty box of kind "free" of the same size, because a video
// contains offsets in its file.
func Bare(r io.Reader, notes []Note) io.Reader { return &blanked{r: r, notes: notes} }

// Blank does the same to a file in place.
func Blank(file interface {
	io.ReaderAt
	io.WriterAt
}, notes []Note) error {
	for _, n := range notes {
		part := io.NewSectionReader(file, n.start, n.end-n.start)
		bare := &blanked{r: part, notes: []Note{n}, at: n.start}
		if _, err := io.Copy(io.NewOffsetWriter(file, n.start), bare); err != nil {
			return err
		}
	}
	return nil
}

// blanked reads r with the notes overwritten. They are in order and do not overlap.
type blanked struct {
	r     io.Reader
	notes []Note
	at    int64 // of the next byte
}

func (b *blanked) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	for _, note := range b.notes {
		b.write(p[:n], note.start+4, []byte("free"))
		for i := max(note.body, b.at); i < min(note.end, b.at+int64(n)); i++ {
			p[i-b.at] = 0
		}
	}
	b.at += int64(n)
	return n, err
}

// write puts text at a place of the file, as far as p has it.
func (b *blanked) write(p []byte, at int64, text []byte) {
	for i, c := range text {
		if to := at + int64(i) - b.at; to >= 0 && to < int64(len(p)) {
			p[to] = c
		}
	}
}
