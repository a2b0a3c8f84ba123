package costs

import "github.com/gevel/gevel/locale"

// Changed reports whether a rule begins or has ended since a day, so that what was worked out then without a day is out of date.
func Changed(since, today locale.Date) bool {
	for _, r := range table.Rules {
		if begins(r.From, r.Until, since, today) {
			return true
		}
	}
	for _, d := range table.Duties {
		if begins(d.From, d.Until, since, today) {
			return true
		}
	}
	return false
}

func begins(from, until, since, today locale.Date) bool {
	return since < from && from <= today || until != "" && since <= until && until < today
}
