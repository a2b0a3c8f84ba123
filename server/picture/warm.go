package picture

import (
	"context"
	"log/slog"
	"time"
)

// Warm makes the missing sizes, WebP before JPEG, until all exist or the context ends. Visitors go first: it makes one at a time, pauses as
// long as it worked, and waits while a request waits. Files without sizes are skipped; a picture that cannot be resized is logged.
func (m *Maker) Warm(ctx context.Context, names []string) {
	for _, format := range []Format{WebP, JPEG} {
		for _, name := range names {
			if pictureName.MatchString(name) {
				m.warm(ctx, name, format)
			}
		}
	}
}

func (m *Maker) warm(ctx context.Context, name string, format Format) {
	for _, width := range Widths {
		begin := time.Now()
		_, err := m.File(ctx, name, Size{Width: width, Format: format})
		if ctx.Err() != nil {
			return
		}
		if err != nil {
			slog.Warn("a picture cannot be resized", "name", name, "err", err)
			return
		}
		m.rest(ctx, time.Since(begin))
	}
}

// rest lets visitors go first.
func (m *Maker) rest(ctx context.Context, worked time.Duration) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(max(worked, time.Millisecond)):
		}
		if m.visitors.Load() == 0 {
			return
		}
	}
}
