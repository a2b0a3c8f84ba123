package checks

import (
	"context"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
)

// checkTransit looks for timetables of public transport that are over.
func checkTransit(ctx context.Context, f *findings, store *db.Store, now time.Time) {
	list, err := store.Stops.Feeds(ctx)
	if err != nil {
		f.say(problem, "transit", "the timetables cannot be read: %v", err)
	}
	for _, feed := range list {
		if feed.Ended(now) {
			f.say(
				warning,
				"transit",
				"the timetable %s ended on %s, and its stops are still shown: add a newer one with gevel transit add %q FILE.zip",
				feed.Name,
				feed.Until,
				feed.Name,
			)
		} else {
			f.say(fine, "transit", "%s has %s", feed.Name, wording.Counted(feed.Stops, "stop", "stops"))
		}
	}
}
