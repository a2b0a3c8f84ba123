package pictures

import (
	"context"
	"math"
	"sync"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// Sizes says how many sizes of pictures exist and how many are still to be made. Seconds is how long these take; nil before that is known.
type Sizes struct {
	Made, Missing int
	Seconds       *int
}

// CountSizes counts the sizes in the media folder; left is how long the missing ones take, 0 before that is known.
type CountSizes func(ctx context.Context) (made, missing int, left time.Duration, err error)

// counted is the last count of sizes, which holds for a while: whoever watches reads it often.
type counted struct {
	sync.Mutex
	at    time.Time
	sizes Sizes
}

// Sizes counts the sizes of pictures, for who may read the content of the site.
func (s *Service) Sizes(ctx context.Context, d *staff.Desk) (*Sizes, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	c := &s.counted
	c.Lock()
	defer c.Unlock()
	if time.Since(c.at) > limits.PictureCountTime {
		made, missing, left, err := s.Count(ctx)
		if err != nil {
			return nil, err
		}
		c.at, c.sizes = time.Now(), Sizes{Made: made, Missing: missing}
		if left > 0 {
			seconds := int(math.Ceil(left.Seconds()))
			c.sizes.Seconds = &seconds
		}
	}
	sizes := c.sizes
	return &sizes, nil
}
