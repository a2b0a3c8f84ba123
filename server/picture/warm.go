package picture

import (
	"context"
	"log/slog"

	"github.com/gevel/gevel/server/idle"
)

// Warm makes the missing sizes, WebP before JPEG, until all exist or the context ends. Requests go first: it makes one size at a time, and
// only while the gate is open. Files without sizes are skipped; a picture that cannot be resized is logged.
func (m *Maker) Warm(ctx context.Context, gate *idle.Gate, names []string) {
	for _, format := range []Format{WebP, JPEG} {
		for _, name := range names {
			if pictureName.MatchString(name) {
				m.warm(ctx, gate, name, format)
			}
		}
	}
}

func (m *Maker) warm(ctx context.Context, gate *idle.Gate, name string, format Format) {
	for _, width := range Widths {
		_, err := m.File(gate.Ahead(ctx, m.needed), name, Size{Width: width, Format: format})
		if ctx.Err() != nil {
			return
		}
		if err != nil {
			slog.Warn("a picture cannot be resized", "name", name, "err", err)
			return
		}
	}
}

// needed reports whether somebody waits for a size, or for the memory of a picture that is being made.
func (m *Maker) needed() bool { return m.visitors.Load() > 0 || waiting.Load() > 0 }
