package picture

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/server/idle"
)

// Warm makes the missing sizes as WebP, until all exist or the context ends; JPEG, which hardly any client needs, is made when somebody
// asks for it. Requests go first: it makes one size at a time, and only while the gate is open. Files without sizes are skipped; a picture
// that cannot be resized is logged, and not tried again.
func (m *Maker) Warm(ctx context.Context, gate *idle.Gate, names []string) {
	for _, name := range names {
		if !pictureName.MatchString(name) || isUnfit(m.media, name) {
			continue
		}
		err := m.warm(ctx, gate, name)
		if ctx.Err() != nil {
			return
		}
		if errors.As(err, new(unstored)) {
			continue // the maker logs it, once
		}
		if err != nil {
			slog.Warn("a picture cannot be resized", "name", name, "err", err)
		}
		if errors.As(err, new(Unfit)) {
			m.noteUnfit(name)
		}
	}
}

// DropOthers deletes the sizes that another version of this package made.
func (m *Maker) DropOthers() error {
	dir := filepath.Dir(sizes(m.media))
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	errs := []error{err}
	for _, e := range entries {
		if e.Name() != version {
			errs = append(errs, os.RemoveAll(filepath.Join(dir, e.Name())))
		}
	}
	return errors.Join(errs...)
}

// warm makes the missing sizes of one original, which is decoded once. A visitor who needs one of them waits for it.
func (m *Maker) warm(ctx context.Context, gate *idle.Gate, name string) error {
	if len(m.missing(name)) == 0 {
		return nil
	}
	if err := idle.Wait(gate.Ahead(ctx, nil)); err != nil {
		return err
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case m.slots <- struct{}{}:
		defer func() { <-m.slots }()
	}
	sizes := m.missing(name)
	for _, s := range sizes {
		made := make(chan struct{})
		m.ahead.Store(s.file, made)
		defer m.endAhead(s.file)
	}
	o := &original{file: filepath.Join(m.media, name), most: Size{Width: Widths[len(Widths)-1]}}
	defer o.close()
	for _, s := range sizes {
		err := m.build(gate.Ahead(ctx, m.needed), o, s.Size, s.file)
		m.noteStored(err)
		if err != nil {
			return err
		}
		m.endAhead(s.file)
	}
	return nil
}

func (m *Maker) noteUnfit(name string) {
	if err := markUnfit(m.media, name); err != nil {
		slog.Warn("that a picture can have no sizes cannot be noted", "name", name, "err", err)
	}
}

// endAhead lets those go on who wait for a size that is made ahead.
func (m *Maker) endAhead(file string) {
	if made, ok := m.ahead.LoadAndDelete(file); ok {
		close(made.(chan struct{}))
	}
}

// missingSize is a size with its file.
type missingSize struct {
	Size
	file string
}

// missing lists the sizes of an original as WebP that do not exist.
func (m *Maker) missing(name string) (list []missingSize) {
	for _, width := range Widths {
		size := Size{Width: width, Format: WebP}
		file := filepath.Join(sizes(m.media), size.file(name))
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
			list = append(list, missingSize{size, file})
		}
	}
	return list
}

// needed reports whether somebody waits for a size, or for the memory of a picture that is being made.
func (m *Maker) needed() bool { return m.visitors.Load() > 0 || pixels.IsAwaited() }
