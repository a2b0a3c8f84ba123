package server

import (
	"context"
	"log/slog"
	"os"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/picture"
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

// FollowPictures makes the sizes of the media folder's pictures, and then those of each picture that comes, until ctx ends.
func (s *Server) FollowPictures(ctx context.Context) {
	var seen time.Time
	for {
		// a picture that comes while the others are made raises the time again
		if info, err := os.Stat(s.settings.Media); err == nil && !info.ModTime().Equal(seen) {
			seen = info.ModTime()
			s.WarmPictures(ctx)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(limits.PicturesAheadPause):
		}
	}
}

func (s *Server) countSizes(ctx context.Context) (made, missing int, left time.Duration, err error) {
	b, err := picture.ReadBacklog(ctx, s.settings.Media)
	return b.Made, b.Missing, b.Left, err
}

// WarmEngines starts the JavaScript engines that the first page needs, in the background.
func (s *Server) WarmEngines() { s.pool.Warm() }
