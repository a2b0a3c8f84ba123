package parts

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// PreviewPath begins the addresses of previews; the token follows. PreviewPurpose is what tokens are signed for.
const (
	PreviewPath    = "/desk/preview/"
	PreviewPurpose = "preview"
)

// PreviewAddress is where the site is shown with everything that is not published, without a session: before the address of a page. It is
// the same for an hour, and ends after a day.
func (s *Service) PreviewAddress(ctx context.Context, d *staff.Desk) (*string, error) {
	if !d.May(agency.ReadContent) {
		return nil, staff.ErrForbidden
	}
	key, err := s.Store.SigningKey(ctx)
	if err != nil {
		return nil, err
	}
	path := PreviewPath + key.Sign(PreviewPurpose, "", time.Now().Truncate(time.Hour).Add(limits.PreviewTime))
	return &path, nil
}
