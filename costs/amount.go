package costs

import "github.com/gevel/gevel/locale"

// share is a percentage of an amount, half a cent rounded up.
func share(m locale.Money, p Percent) locale.Money {
	if p == 100_000 {
		return m
	}
	return (m*locale.Money(p) + 50_000) / 100_000
}

// amount works out a rule; nil when the rule knows no amount, or what it is taken of is not known.
func (r *Rule) amount(s *situation) *locale.Money {
	if r.Fixed != nil {
		return r.Fixed
	}
	base, percent := s.base(r.Base), &r.Percent
	if r.PercentStated {
		percent = s.StatedPercent
	}
	if base == nil || percent == nil {
		return nil
	}
	m := share(max(0, *base-r.exempt(s)), *percent)
	if r.Slices != nil {
		m = ofSlices(*base, r.Slices)
	}
	if r.PlusPercent > 0 {
		m = share(m, 100_000+r.PlusPercent)
	}
	m = max(r.Least, m-r.TaxCredit*locale.Money(s.buyers()))
	return &m
}

// exempt is the part of the base on which nothing is due.
func (r *Rule) exempt(s *situation) locale.Money {
	if s.EnergyClasses < r.LeastClasses {
		return r.Exempt
	}
	return r.Exempt + r.ExemptPerClass*locale.Money(s.EnergyClasses)
}

// ofSlices adds up the slices of a scale and rounds once.
func ofSlices(base locale.Money, slices []Slice) locale.Money {
	var sum, from locale.Money
	for _, s := range slices {
		to := base
		if s.UpTo > 0 {
			to = min(base, s.UpTo)
		}
		sum += max(0, to-from) * locale.Money(s.Percent)
		from = s.UpTo
	}
	return (sum + 50_000) / 100_000
}

// lowest is the lower end of a rule that gives a band.
func (r *Rule) lowest(m *locale.Money) *locale.Money {
	if m == nil || r.LowestPercent == 0 {
		return nil
	}
	low := share(*m, r.LowestPercent)
	return &low
}

// most is the highest amount by law.
func (r *Rule) most(s *situation) *locale.Money {
	if r.MostMonths == 0 || s.Facts.Price == nil {
		return nil
	}
	most := *s.Facts.Price * locale.Money(r.MostMonths)
	return &most
}
