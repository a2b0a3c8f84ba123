package atom

import (
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
		f, err = filter(r.URL.RawQuery, c)
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

// filter reads the query string of a feed: the words of a list's address, with goal beside them. What a list would leave out is an error,
// because nobody sees that a feed has more than was asked.
func filter(query string, c *agency.Catalog) (f agency.PropertyFilter, err error) {
	given, err := agency.ParseListSearch(query)
	if err != nil {
		return f, filterError(err.Error())
	}
	goal, err := goalOfFeed(given)
	if err != nil {
		return f, err
	}
	given.Del("goal")
	if f, err = agency.ReadListParameters(given); err != nil {
		return f, filterError(err.Error())
	}
	if unknown := c.UnknownCities(f.Cities); f.Radius != nil && len(unknown) > 0 {
		return f, filterError(fmt.Sprintf("there is no town %q to search around", unknown[0]))
	}
	f.Goal = goal
	return f, nil
}
