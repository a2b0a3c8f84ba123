package parts

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// PreviewPath begins the addresses of previews; the token follows. PreviewPurpose is signed with the token, so that it opens nothing else.
const (
	PreviewPath    = "/desk/preview/"
	PreviewPurpose = "preview"
)

// PreviewOf is the subject of a token that shows one property with its draft, and the site as visitors see it; "" stands for the site with
// all drafts of pages, articles and settings. PreviewedProperty reads it, 0 for none.
func PreviewOf(property int) string { return desk.PropertyRecordOf(property) }

// PreviewedProperty is explained at PreviewOf.
func PreviewedProperty(subject string) int {
	number, _ := desk.PropertyOf(subject)
	return number
}

// PreviewAddress is the beginning of the addresses that show the site with all drafts, also to people without a session. It stays the same
// for an hour, and is valid for a day.
func (s *Service) PreviewAddress(ctx context.Context, d *staff.Desk) (*string, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	key, err := s.Store.SigningKey(ctx)
	if err != nil {
		return nil, err
	}
	path := PreviewPath + key.Sign(PreviewPurpose, "", s.Staff.Now().Truncate(time.Hour).Add(limits.PreviewTime))
	return &path, nil
}
