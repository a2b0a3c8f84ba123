package sweepbright

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"

	"github.com/gevel/gevel/crm"
)

// Records reads estates one by one, because SweepBright has no list. It leaves out an estate that is not public any more.
func (s *system) Records(ctx context.Context, ids []string) (list []crm.Record, err error) {
	for _, id := range ids {
		e, err := s.estate(ctx, id)
		if errors.Is(err, crm.ErrGone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if e.isPublic() {
			list = append(list, mapped(e, s.words))
		}
	}
	return list, nil
}

// estate reads an estate completely, with the units that a project names only by their ids.
func (s *system) estate(ctx context.Context, id string) (e estate, err error) {
	var answer json.RawMessage
	if err := s.api.Call(ctx, http.MethodGet, estatePath(id), nil, &answer, nil); err != nil {
		return e, err
	}
	if e, err = readEstate(answer); err != nil {
		return e, err
	}
	if e.ID != id {
		return e, fmt.Errorf("the CRM's answer has another shape than expected: the estate %s is not in it", id)
	}
	units := e.Properties
	e.Properties = nil
	for _, u := range units {
		if u.Negotiation == "" {
			if u, err = s.estate(ctx, u.ID); errors.Is(err, crm.ErrGone) {
				continue
			}
			if err != nil {
				return e, err
			}
		}
		if u.isPublic() {
			e.Properties = append(e.Properties, u)
		}
	}
	return e, nil
}

func estatePath(id string) string { return "/estates/" + url.PathEscape(id) }
