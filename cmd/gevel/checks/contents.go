package checks

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
)

// How long something may wait before gevel check warns of it.
const (
	emailsWait = time.Hour
	linkWaits  = 24 * time.Hour
)

// checkContents looks at what waits in the database: emails, links to CRMs and webhooks. It returns the site's key, with which the site can
// be asked for more; nil for none.
func checkContents(ctx context.Context, f *findings, s Site) agency.Key {
	store, err := s.Open(ctx)
	if err != nil {
		f.say(problem, "data", "%v", err)
		return nil
	}
	defer store.Close()
	checkIdentity(ctx, f, store)
	checkAdvertisements(ctx, f, store, time.Now())
	checkPrices(ctx, f, store)
	checkOutbox(ctx, f, store)
	checkLinks(ctx, f, store)
	checkWebhooks(ctx, f, store)
	checkTransit(ctx, f, store, time.Now())
	key, err := store.SigningKey(ctx)
	if err != nil {
		f.say(problem, "data", "the site's key cannot be read: %v", err)
	}
	return key
}

// checkPrices counts the delivered prices that are not shown until somebody confirms them.
func checkPrices(ctx context.Context, f *findings, store *db.Store) {
	list, count, err := store.Portfolio.DoubtfulProperties(ctx, 1)
	switch {
	case err != nil:
		f.say(problem, "prices", "the doubtful ones cannot be read: %v", err)
	case count == 0:
		f.say(fine, "prices", "no delivered price waits to be confirmed")
	default:
		f.say(warning, "prices", "%s to be confirmed at the desk, or to be delivered again; the last is %s for %d",
			wording.Counted(count, "delivered price waits", "delivered prices wait"), list[0].Doubtful.Text(), list[0].Number)
	}
}

func checkOutbox(ctx context.Context, f *findings, store *db.Store) {
	w, err := store.Outbox.Waiting(ctx)
	switch {
	case err != nil:
		f.say(problem, "emails", "what waits cannot be read: %v", err)
	case w.Oldest != nil && time.Since(time.Unix(*w.Oldest, 0)) > emailsWait:
		f.say(problem, "emails", "%s wait to be sent, the oldest since %s: see whether gevel serve runs, and the mail server below",
			wording.Counted(w.Emails, "email", "emails"), wording.Clock(*w.Oldest))
	default:
		f.say(fine, "emails", "%s to be sent", wording.Counted(w.Emails, "email waits", "emails wait"))
	}
}

func checkLinks(ctx context.Context, f *findings, store *db.Store) {
	list, err := store.Links.Links(ctx)
	if err != nil {
		f.say(problem, "links", "they cannot be read: %v", err)
	}
	for _, l := range list {
		level, advice := fine, ""
		switch {
		case l.Problem != nil:
			level, advice = problem, ". See docs of that CRM, then gevel link run "+l.Name
		case l.Paused:
			level, advice = warning, ". Resume it with gevel link resume "+l.Name
		case l.RanAt == nil || time.Since(time.Unix(*l.RanAt, 0)) > linkWaits:
			level, advice = warning, ". See whether gevel serve runs"
		}
		f.say(level, "link", "%s: %s%s", l.Name, wording.Link(l, time.Now()), advice)
	}
}

func checkWebhooks(ctx context.Context, f *findings, store *db.Store) {
	list, err := store.Webhooks.Webhooks(ctx)
	if err != nil {
		f.say(problem, "webhooks", "they cannot be read: %v", err)
	}
	for _, w := range list {
		level, advice := fine, ""
		switch {
		case w.Paused != nil:
			level, advice = warning, ". Resume it with gevel webhook resume "+w.Name
		case w.FailingSince != nil:
			level, advice = problem, ". gevel webhook list "+w.Name+" says why"
		}
		f.say(level, "webhook", "%s: %s%s", w.Name, wording.Webhook(w), advice)
	}
}
