package records

import "github.com/gevel/gevel/locale"

// SaidDates takes out the dates by which other programs say that there is none. It is where every property passes that comes in.
func (r *Property) SaidDates() {
	r.PublishedAt = r.PublishedAt.Said()
	for _, d := range []**locale.Date{&r.ValidUntil, &r.AsbestosDate, &r.FloodReportDate, &r.From} {
		*d = saidDate(*d)
	}
}

// SaidDates takes out the dates by which other programs say that there is none. It is where every project passes that comes in.
func (r *Project) SaidDates() { r.PublishedAt = r.PublishedAt.Said() }

func saidDate(d *locale.Date) *locale.Date {
	if d == nil || d.Said() == "" {
		return nil
	}
	said := d.Said()
	return &said
}
