package owners

import (
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
)

// CheckHistories checks what happened with properties, of which the list has the numbers.
func CheckHistories(b *check.Book, list []check.Named[owned.History], properties []int) {
	seen := map[int]string{}
	for _, h := range list {
		r := h.Record
		b.Unique(h.File, r.Number, seen)
		if r.Gone {
			continue
		}
		b.Known(h.File, "number", "property", r.Number, properties)
		for i, v := range r.Viewings {
			moment(b, h.File, fmt.Sprintf("viewings[%d]", i), v.At)
			b.Word(h.File, fmt.Sprintf("viewings[%d].kind", i), "ViewingKind", string(v.Kind))
			b.Word(h.File, fmt.Sprintf("viewings[%d].status", i), "ViewingStatus", string(v.Status))
		}
		for i, c := range r.Communications {
			moment(b, h.File, fmt.Sprintf("communications[%d]", i), c.At)
			b.Word(h.File, fmt.Sprintf("communications[%d].kind", i), "CommunicationKind", string(c.Kind))
		}
		for i, m := range r.Media {
			checkMedium(b, h.File, fmt.Sprintf("media[%d]", i), *m)
		}
		for i, p := range r.Prices {
			b.Date(h.File, fmt.Sprintf("prices[%d].date", i), p.Date)
		}
		for i, v := range r.PageViews {
			checkSeries(b, h.File, fmt.Sprintf("visits[%d]", i), *v)
		}
	}
}

func moment(b *check.Book, file, field string, at time.Time) {
	if !locale.Today(at).Valid() {
		b.Refuse(file, field+".at", "is missing; write 2026-11-21T14:00:00+01:00")
	}
}

func checkMedium(b *check.Book, file, field string, m owned.OnlineMedium) {
	if strings.TrimSpace(m.Name) == "" {
		b.Refuse(file, field+".name", "is missing")
	}
	if m.Link != nil {
		if u, err := url.Parse(*m.Link); err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" {
			b.Refuse(file, field+".link", "%q is not an address like https://www.example.com/1096", *m.Link)
		}
	}
	if m.Views != nil && *m.Views < 0 {
		b.Refuse(file, field+".views", "%d is below zero", *m.Views)
	}
	if m.Since != nil {
		b.Date(file, field+".since", *m.Since)
	}
}

// maxPageViewDays limits a series of page views to ten years.
const maxPageViewDays = 3660

func checkSeries(b *check.Book, file, field string, v owned.PageViewSeries) {
	b.Word(file, field+".source", "VisitSource", string(v.Source))
	switch {
	case (v.From == nil) == (v.DaysAgo == nil):
		b.Refuse(file, field, "needs one of from and daysAgo")
	case v.From != nil:
		b.Date(file, field+".from", *v.From)
	default:
		b.Between(file, field+".daysAgo", *v.DaysAgo, 0, maxPageViewDays)
	}
	b.Between(file, field+".counts", len(v.Counts), 1, maxPageViewDays)
	for i, n := range v.Counts {
		b.Between(file, fmt.Sprintf("%s.counts[%d]", field, i), n, 0, 1_000_000)
	}
}
