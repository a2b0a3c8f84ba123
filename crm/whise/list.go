package whise

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/limits"
)

// pageSize is how many properties Whise gives at once.
const pageSize = 50

// filter chooses properties. Empty conditions hold for all; without display statuses Whise would leave out those that are offline.
type filter struct {
	EstateIDs           []int      `json:"EstateIds,omitempty"`
	OfficeIDs           []int      `json:"OfficeIds,omitempty"`
	DisplayStatusIDs    []int      `json:"DisplayStatusIds"`
	StatusIDs           []int      `json:"StatusIds"`
	PurposeStatusIDs    []int      `json:"PurposeStatusIds,omitempty"`
	UpdateDateTimeRange *timeRange `json:"UpdateDateTimeRange,omitempty"`
	LanguageIDs         []string   `json:"LanguageIds,omitempty"`
	ShowDetails         bool       `json:"ShowDetails,omitempty"`
	ShowRepresentatives bool       `json:"ShowRepresentatives,omitempty"`
}

type timeRange struct{ Min string }

type listRequest struct {
	Filter filter
	Page   page
}

type page struct{ Limit, Offset int }

// listAnswer is a page of a list. isValidRequest is false for a request that Whise did not understand, which it answers with 200.
type listAnswer struct {
	Estates        []estate   `json:"estates"`
	TotalCount     crm.Number `json:"totalCount"`
	IsValidRequest *bool      `json:"isValidRequest"`
}

// list reads all pages of a list. It is an error when the list is shorter or longer than Whise says, changes meanwhile, or is longer than
// limits.CRMRecords: properties that are not in the list are removed from the site, so half a list would remove too many.
func (s *system) list(ctx context.Context, f filter) (all []estate, err error) {
	f.OfficeIDs = []int{s.office}
	q := listRequest{f, page{Limit: pageSize}}
	seen, total := map[int]bool{}, crm.Number(-1)
	for {
		var a listAnswer
		if err := s.api.Call(ctx, http.MethodPost, "/v1/estates/list", q, &a, nil); err != nil {
			return nil, err
		}
		if err := a.check(len(all), seen); err != nil {
			return nil, err
		}
		if total >= 0 && a.TotalCount != total {
			return nil, fmt.Errorf("there were %d properties and then %d: the list changed while it was read", total, a.TotalCount)
		}
		total = a.TotalCount
		all = append(all, a.Estates...)
		if len(all) >= int(a.TotalCount) {
			return all, nil
		}
		q.Page.Offset = len(all)
	}
}

func (a listAnswer) check(before int, seen map[int]bool) error {
	switch {
	case a.IsValidRequest != nil && !*a.IsValidRequest:
		return errors.New("the request was not understood at Whise")
	case a.Estates == nil:
		return errors.New("the answer of Whise has no list of properties")
	case a.TotalCount > limits.CRMRecords:
		return fmt.Errorf("there are %d properties at Whise, more than %d", a.TotalCount, limits.CRMRecords)
	case before+len(a.Estates) > int(a.TotalCount):
		return fmt.Errorf("%d properties came from Whise, which says that it has %d", before+len(a.Estates), a.TotalCount)
	case len(a.Estates) == 0 && before < int(a.TotalCount):
		return fmt.Errorf("only %d properties of %d came from Whise", before, a.TotalCount)
	}
	for _, e := range a.Estates {
		if e.isNull {
			continue
		}
		if e.ID == 0 {
			return errors.New("a property came from Whise without a number that can be read")
		}
		if seen[e.ID] {
			return fmt.Errorf("the property %d came twice: the list changed while it was read", e.ID)
		}
		seen[e.ID] = true
	}
	return nil
}
