package picture

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/limits"
)

// Backlog says how many sizes of the pictures in a media folder exist as WebP and how many are still to be made. Left is how long these
// will take at the pace of the last ones made; 0 before that is known.
type Backlog struct {
	Made, Missing int
	Left          time.Duration
}

// ReadBacklog counts the sizes of a media folder, as far as their originals can have sizes.
func ReadBacklog(ctx context.Context, media string) (b Backlog, err error) {
	entries, err := os.ReadDir(media)
	if errors.Is(err, fs.ErrNotExist) {
		return b, nil
	}
	var made []time.Time
	for _, e := range entries {
		if ctx.Err() != nil {
			return b, ctx.Err()
		}
		if !pictureName.MatchString(e.Name()) || isUnfit(media, e.Name()) {
			continue
		}
		for _, width := range Widths {
			info, err := os.Stat(filepath.Join(sizes(media), Size{Width: width, Format: WebP}.file(e.Name())))
			if err != nil {
				b.Missing++
				continue
			}
			b.Made++
			if made = append(made, info.ModTime()); len(made) > 10*limits.PictureSizesTimed {
				made = lastOf(made)
			}
		}
	}
	b.Left = time.Duration(b.Missing) * pace(lastOf(made))
	return b, err
}

// lastOf sorts the last sizes made, the newest first.
func lastOf(made []time.Time) []time.Time {
	slices.SortFunc(made, func(a, b time.Time) int { return b.Compare(a) })
	return made[:min(len(made), limits.PictureSizesTimed)]
}

// pace is the average time from one size to the next, without the pauses in which none was needed; 0 when there are too few.
func pace(made []time.Time) time.Duration {
	total, count := time.Duration(0), 0
	for i := range len(made) - 1 {
		if gap := made[i].Sub(made[i+1]); gap <= limits.PictureSizePause {
			total += gap
			count++
		}
	}
	if count == 0 {
		return 0
	}
	return max(total/time.Duration(count), time.Millisecond)
}

// unfitMark is an empty file that stands for the sizes of an original that can have none, so that nobody waits for them.
func unfitMark(media, name string) string {
	return filepath.Join(sizes(media), strings.TrimSuffix(name, path.Ext(name))+".unfit")
}

func isUnfit(media, name string) bool {
	_, err := os.Stat(unfitMark(media, name))
	return err == nil
}

// markUnfit notes that an original can have no sizes. Where that cannot be written it is tried again.
func markUnfit(media, name string) error {
	if err := os.MkdirAll(sizes(media), 0o700); err != nil {
		return err
	}
	return os.WriteFile(unfitMark(media, name), nil, 0o600)
}
