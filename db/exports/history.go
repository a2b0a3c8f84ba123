package exports

import (
	"context"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
)

// Histories calls do with the history of each property that has one, with the page views that were imported.
func (e *Exporting) Histories(ctx context.Context, do func(owned.History) error) error {
	return e.batches(ctx, "property", func(numbers []int) error {
		histories, err := e.historiesOf(ctx, numbers)
		for _, n := range numbers {
			if h := histories[n]; err == nil && h != nil {
				err = do(*h)
			}
		}
		return err
	})
}

func (e *Exporting) historiesOf(ctx context.Context, numbers []int) (map[int]*owned.History, error) {
	var rows []struct {
		Property int                          `db:"property"`
		Content  locale.Stored[owned.History] `db:"content"`
	}
	err := e.tx.SelectContext(ctx, &rows, "SELECT property, content FROM history WHERE property"+imports.AmongNumbers, handle.JSON(numbers))
	histories := make(map[int]*owned.History, len(rows))
	for _, r := range rows {
		histories[r.Property] = r.Content.Value
	}
	if err != nil {
		return histories, err
	}
	return histories, e.addPageViews(ctx, histories, numbers)
}

// importedDay is how many page views of a day an import brought.
type importedDay struct {
	Property int            `db:"property"`
	Source   traffic.Source `db:"source"`
	Day      locale.Date    `db:"day"`
	Since    int            `db:"since"` // days since the day before it that has page views
	Count    int            `db:"imported"`
}

func (e *Exporting) addPageViews(ctx context.Context, histories map[int]*owned.History, numbers []int) error {
	var days []importedDay
	err := e.tx.SelectContext(ctx, &days, `SELECT property, source, day, imported, coalesce(julianday(day) - julianday(lag(day) OVER (
		PARTITION BY property, source ORDER BY day)), 0) AS since
		FROM page_visit WHERE imported > 0 AND property`+imports.AmongNumbers+" ORDER BY property, source, day", handle.JSON(numbers))
	for _, d := range days {
		if h := histories[d.Property]; h != nil {
			d.addTo(h)
		}
	}
	return err
}

// longestGap is how many days without page views stand in a series; a longer gap begins another, so that a series stays short enough for
// an import.
const longestGap = 30

// longestSeries is how many days a series has at most.
const longestSeries = 3000

func (d importedDay) addTo(h *owned.History) {
	last := len(h.PageViews) - 1
	if last < 0 || h.PageViews[last].Source != d.Source || d.Since == 0 || d.Since > longestGap ||
		len(h.PageViews[last].Counts) > longestSeries {
		h.PageViews = append(h.PageViews, &owned.PageViewSeries{Source: d.Source, From: &d.Day, Counts: []int{d.Count}})
		return
	}
	s := h.PageViews[last]
	s.Counts = append(append(s.Counts, make([]int, d.Since-1)...), d.Count)
}
