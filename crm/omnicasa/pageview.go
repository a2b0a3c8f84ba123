package omnicasa

import (
	"context"
	"encoding/json"
	"strconv"

	"github.com/gevel/gevel/crm"
)

// counting is a system whose Omnicasa counts page views too, as the setting visits says.
type counting struct{ *system }

// AddPageView reads the number of a property as a page that shows it does (UpdateVisit), by which Omnicasa counts a visit. The visitor's
// network address, which the call may have too (RealClientIp), is not given away.
func (c counting) AddPageView(ctx context.Context, id string) error {
	n, err := strconv.Atoi(id)
	if err != nil {
		return crm.ErrGone
	}
	var property json.RawMessage
	return c.call(ctx, "GetProperty", map[string]any{"ID": n, "UpdateVisit": true, "DisplayFields": "ID", "StatusList": joined(every)},
		&property)
}
