package atom

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
)

// feedGoals are the goals of a feed, with the word in its address. A feed without one has both.
var feedGoals = map[market.Goal]string{market.Sale: "sale", market.Rent: "rent"}

// goalOfFeed reads the goal in the address of a feed; nil for none.
func goalOfFeed(given url.Values) (*market.Goal, error) {
	if !given.Has("goal") {
		return nil, nil
	}
	for goal, word := range feedGoals {
		if strings.EqualFold(given.Get("goal"), word) {
			return &goal, nil
		}
	}
	return nil, filterError(`goal is "sale" or "rent"`)
}

// filterError says what is wrong with the filter of a feed, to whoever wrote it.
type filterError string

func (e filterError) Error() string { return string(e) }

// filterOf reads the filter in the address of a feed. When there is no such feed it answers why, and ok is false.
func (s Feeds) filterOf(w http.ResponseWriter, r *http.Request, l locale.Language) (f agency.PropertyFilter, ok bool) {
	if len(r.URL.RawQuery) > limits.FeedFilterBytes {
		http.Error(w, "the filter is too long", http.StatusRequestURITooLong)
		return f, false
	}
	c, err := s.Store.Catalog(r.Context())
	if err == nil && !slices.Contains(c.Site.InUse(), l) {
		http.NotFound(w, r)
		return f, false
	}
	if err == nil {
		f, err = s.filter(r, c, l)
	}
	if wrong, isWrong := err.(filterError); isWrong {
		http.Error(w, wrong.Error(), http.StatusBadRequest)
		return f, false
	}
	if err != nil {
		respond.Failure(w, r, err)
	}
	f.OnOffer = true
	return f, err == nil
}

// filter reads the query string of a feed: the words of a list's address, with goal beside them. The web app reads it as it reads a
// list's; but what a list would leave out is an error here, because nobody sees that a feed has more than was asked.
func (s Feeds) filter(r *http.Request, c *agency.Catalog, l locale.Language) (f agency.PropertyFilter, err error) {
	given, err := agency.ParseListSearch(r.URL.RawQuery)
	if err != nil {
		return f, filterError("the filter is no query string")
	}
	goal, err := goalOfFeed(given)
	if err != nil {
		return f, err
	}
	given.Del("goal")
	if f, err = s.readAsList(c, l, given); err != nil {
		return f, err
	}
	f.Goal = goal
	return f, unread(given, f)
}

// readAsList has the web app read the filter of a list with these parameters: of the list of realisations, the one that has no goal of its
// own.
func (s Feeds) readAsList(c *agency.Catalog, l locale.Language, given url.Values) (agency.PropertyFilter, error) {
	m, err := s.Match(c, agency.Path("realisations", l)+"?"+given.Encode(), l)
	if err != nil {
		return agency.PropertyFilter{}, err
	}
	var v struct{ Filter agency.PropertyFilter }
	if err := json.Unmarshal(m.Variables, &v); err != nil {
		return agency.PropertyFilter{}, fmt.Errorf("the filter of a feed: %w", err)
	}
	if err := v.Filter.Check(); err != nil {
		return agency.PropertyFilter{}, filterError(err.Error())
	}
	if unknown := c.UnknownCities(v.Filter.Cities); v.Filter.Radius != nil && len(unknown) > 0 {
		return agency.PropertyFilter{}, filterError(fmt.Sprintf("there is no town %q to search around", unknown[0]))
	}
	v.Filter.Statuses = nil
	return v.Filter, nil
}

// unread returns an error that names a parameter of which the filter, written as an address again, lacks a value.
func unread(given url.Values, f agency.PropertyFilter) error {
	written, err := agency.ParseListSearch(f.ListSearch())
	if err != nil {
		return err
	}
	for name, values := range given {
		slices.Sort(values)
		values = slices.DeleteFunc(slices.Compact(values), func(v string) bool { return strings.TrimSpace(v) == "" })
		if len(values) > len(written[name]) {
			return filterError(fmt.Sprintf("a list has no condition %q with these values; a feed takes the words of a list's address",
				name))
		}
	}
	return nil
}
