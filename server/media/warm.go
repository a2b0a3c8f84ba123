package media

import (
	"context"
	"log/slog"
	"os"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/picture"
)

// WarmPictures makes the missing sizes of the media folder's pictures, until all exist or ctx ends. Visitors go first.
func (f *Folder) WarmPictures(ctx context.Context) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		slog.Warn("the media folder cannot be read", "err", err)
		return
	}
	if err := f.Pictures.DropOthers(); err != nil {
		slog.Warn("sizes of pictures that another version made cannot be deleted", "err", err)
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.Name()
	}
	f.Pictures.Warm(ctx, f.gate, names)
}

// FollowPictures makes the sizes of the media folder's pictures, and then those of each picture that comes, until ctx ends.
func (f *Folder) FollowPictures(ctx context.Context) {
	var seen time.Time
	for {
		// a picture that comes while the others are made raises the time again
		if info, err := os.Stat(f.dir); err == nil && !info.ModTime().Equal(seen) {
			seen = info.ModTime()
			f.WarmPictures(ctx)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(limits.PicturesAheadPause):
		}
	}
}

// CountSizes returns how many sizes of pictures are made, how many are missing, and how long making them will take.
func (f *Folder) CountSizes(ctx context.Context) (made, missing int, left time.Duration, err error) {
	b, err := picture.ReadBacklog(ctx, f.dir)
	return b.Made, b.Missing, b.Left, err
}
