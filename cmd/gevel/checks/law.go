package checks

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/costs"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/locale"
)

// How long before and after the last day of a rule gevel check warns of it, and how old sources may be.
const (
	lawEndsWithin = 90
	lawEndedSince = 30
	lawReadWithin = 365
)

// checkIdentity looks for what the site itself must say by law: the numbers of the agent, the insurer, who supervises.
func checkIdentity(ctx context.Context, f *findings, store *db.Store) {
	catalog, err := store.Catalog(ctx)
	if err != nil {
		f.say(problem, "identity", "the settings cannot be read: %v", err)
		return
	}
	lacks := law.Lacks(catalog.Site)
	for _, l := range lacks {
		f.say(warning, "identity", "%s of the settings is missing: %s", l.Field, l.Why())
	}
	if len(lacks) == 0 {
		f.say(fine, "identity", "the site says what the law asks of an agent")
	}
}

// checkAdvertisements looks for what the law asks of advertisements today, as the desk lists it property by property.
func checkAdvertisements(ctx context.Context, f *findings, store *db.Store, now time.Time) {
	lacking, _, err := advert.JudgeLaw(ctx, store, now)
	switch {
	case err != nil:
		f.say(problem, "law", "the properties cannot be read: %v", err)
	case len(lacking) == 0:
		f.say(fine, "law", "every advertisement has what its region asks")
	default:
		first := lacking[0]
		lack := (*first.Lacks.Value)[0]
		f.say(warning, "law", "%s something that the law asks of an advertisement; the first is %d, %s: %s. The desk lists all",
			wording.Counted(len(lacking), "property lacks", "properties lack"), first.Number, lack.Field, lack.Text)
	}
}

// checkRules looks at the dates of the rules by which the costs and duties of a property are worked out.
func checkRules(f *findings, now time.Time) {
	day := func(days int) locale.Date { return locale.Today(now.AddDate(0, 0, days)) }
	endings := costs.Endings(day(-lawEndedSince), day(lawEndsWithin))
	for _, e := range endings {
		f.say(warning,
			"law", "the rule %s of %s ends on %s and none follows it: install a newer version of Gevel, or its amount is not known then",
			e.ID, e.Region, e.Until.Text())
	}
	switch read := costs.Read(day(0)); {
	case read < day(-lawReadWithin):
		f.say(warning, "law", "the sources of some rules of costs and duties were last read on %s: install a newer version of Gevel",
			read.Text())
	case len(endings) == 0:
		f.say(fine, "law", "no rule of costs and duties ends within %d days; the oldest sources were read on %s", lawEndsWithin,
			read.Text())
	}
}
