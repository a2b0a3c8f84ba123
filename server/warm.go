package server

import (
	"context"
	"log/slog"
	"os"
)

// WarmPictures makes the missing sizes of the media folder's pictures, until all exist or ctx ends. Visitors go first.
func (s *Server) WarmPictures(ctx context.Context) {
	entries, err := os.ReadDir(s.settings.Media)
	if err != nil {
		slog.Warn("the media folder cannot be read", "err", err)
		return
	}
	if err := s.pictures.DropOthers(); err != nil {
		slog.Warn("sizes of pictures that another version made cannot be deleted", "err", err)
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.Name()
	}
	s.pictures.Warm(ctx, s.gate, names)
}

// WarmEngines starts the JavaScript engines that the first page needs, in the background.
func (s *Server) WarmEngines() { s.pool.Warm() }
