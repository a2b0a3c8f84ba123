package intake

import (
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/locale"
)

func (f *folder) checkHistories() {
	properties, seen := f.remaining(), map[int]string{}
	for _, h := range f.histories {
		r := h.record
		f.unique(h.file, r.Number, seen)
		if r.Gone {
			continue
		}
		f.known(h.file, "number", "property", r.Number, properties)
		for i, v := range r.Viewings {
			f.moment(h.file, fmt.Sprintf("viewings[%d]", i), v.At)
			f.word(h.file, fmt.Sprintf("viewings[%d].kind", i), "ViewingKind", string(v.Kind))
			f.word(h.file, fmt.Sprintf("viewings[%d].status", i), "ViewingStatus", string(v.Status))
		}
		for i, c := range r.Communications {
			f.moment(h.file, fmt.Sprintf("communications[%d]", i), c.At)
			f.word(h.file, fmt.Sprintf("communications[%d].kind", i), "CommunicationKind", string(c.Kind))
		}
		for i, m := range r.Media {
			f.checkMedium(h.file, fmt.Sprintf("media[%d]", i), *m)
		}
		for i, p := range r.Prices {
			f.date(h.file, fmt.Sprintf("prices[%d].date", i), p.Date)
		}
		for i, v := range r.PageViews {
			f.checkSeries(h.file, fmt.Sprintf("visits[%d]", i), *v)
		}
	}
}

func (f *folder) moment(file, field string, at time.Time) {
	if !locale.Today(at).Valid() {
		f.problem(file, field+".at", "is missing; write 2026-11-21T14:00:00+01:00")
	}
}

func (f *folder) checkMedium(file, field string, m owned.OnlineMedium) {
	if strings.TrimSpace(m.Name) == "" {
		f.problem(file, field+".name", "is missing")
	}
	if m.Link != nil {
		if u, err := url.Parse(*m.Link); err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" {
			f.problem(file, field+".link", "%q is not an address like https://www.example.com/1096", *m.Link)
		}
	}
	if m.Views != nil && *m.Views < 0 {
		f.problem(file, field+".views", "%d is below zero", *m.Views)
	}
	if m.Since != nil {
		f.date(file, field+".since", *m.Since)
	}
}

// maxPageViewDays limits a series of page views to ten years.
const maxPageViewDays = 3660

func (f *folder) checkSeries(file, field string, v owned.PageViewSeries) {
	f.word(file, field+".source", "VisitSource", string(v.Source))
	switch {
	case (v.From == nil) == (v.DaysAgo == nil):
		f.problem(file, field, "needs one of from and daysAgo")
	case v.From != nil:
		f.date(file, field+".from", *v.From)
	default:
		f.between(file, field+".daysAgo", *v.DaysAgo, 0, maxPageViewDays)
	}
	f.between(file, field+".counts", len(v.Counts), 1, maxPageViewDays)
	for i, n := range v.Counts {
		f.between(file, fmt.Sprintf("%s.counts[%d]", field, i), n, 0, 1_000_000)
	}
}
