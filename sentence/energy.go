package sentence

import (
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/locale"
)

// label reads classes of the energy label: "EPC B of beter", "label A tot C", "A-label".
func (r *reading) label(i int) int {
	if place := r.class(i); place >= 0 && r.at(i+1).is(energyLabel) && r.at(i+1).text == "label" {
		r.addClasses(place, place)
		return r.understood(i, i+2, "energyClasses")
	}
	j, upTo := i, false
	if r.words[i].is(least | most) {
		j, upTo = i+1, true
	}
	if !r.at(j).is(energyLabel) {
		return 0
	}
	j = r.skip(j, energyLabel)
	for r.class(j) < 0 && r.at(j).is(least|most|fill|in|from|after|comma) {
		upTo = upTo || r.at(j).is(least|most)
		j++
	}
	first := r.class(j)
	if first < 0 {
		return 0
	}
	last := first
	for j = r.grade(j + 1); r.at(j).is(to|and|comma|better) && r.class(j+1) >= 0 && !r.opens(j+1); j = r.grade(j + 2) {
		next := r.class(j + 1)
		if r.at(j).is(to) && !r.at(j).is(and) {
			r.addClasses(min(first, next), max(first, next))
		} else {
			r.addClasses(next, next)
		}
		last = max(last, next)
	}
	if x := r.at(j); x.is(better|most|less) && x.text != "+" && !r.startsNumber(j+1) {
		upTo = true
		j++
	}
	if upTo {
		r.f.EnergyClasses = nil
		r.addClasses(0, last)
	} else {
		r.addClasses(first, first)
	}
	return r.understood(i, j, "energyClasses")
}

// class gives the place of a class among energy.Classes, -1 for another word.
func (r *reading) class(i int) int {
	x := r.at(i)
	for place, class := range energy.Classes {
		if x.text == strings.ToLower(string(class)) {
			return place
		}
	}
	return -1
}

// opens reports whether a letter is a word that begins what follows: "label B, a louer".
func (r *reading) opens(i int) bool {
	x := r.at(i)
	return x.is(fill|in|to) && r.at(i-1).is(comma) && !r.at(i+1).is(comma|better) && i+1 < len(r.words)
}

// grade passes the signs of "A++".
func (r *reading) grade(i int) int {
	for r.at(i).text == "+" {
		i++
	}
	return i
}

// addClasses adds the classes from one place to another, in their order.
func (r *reading) addClasses(from, to int) {
	has := map[energy.Class]bool{}
	for _, class := range r.f.EnergyClasses {
		has[class] = true
	}
	r.f.EnergyClasses = nil
	for place, class := range energy.Classes {
		if has[class] || place >= from && place <= to {
			r.f.EnergyClasses = append(r.f.EnergyClasses, class)
		}
	}
}

// day reads when a property must be available; the year must be said, so that a sentence means the same on every day.
func (r *reading) day(i int) int {
	if !r.words[i].is(available) {
		return 0
	}
	j := r.skip(i+1, least|before|after|from|fill|in|most|to|about|available)
	x := r.at(j)
	d := x.day
	next := j + 1
	if d == "" {
		d, next = r.writtenDay(j)
	}
	if !d.Valid() {
		return 0
	}
	r.f.AvailableBy = &d
	return r.understood(i, next, "availableBy")
}

// writtenDay reads "1 september 2026", "1er septembre 2026", "September 1st 2026" and "september 2026".
func (r *reading) writtenDay(i int) (locale.Date, int) {
	number, j := 1.0, i
	if r.at(j).digits && r.at(j).value <= 31 {
		number, j = r.at(j).value, j+1
		if x := r.at(j); x.glued && !x.digits && x.month == 0 || x.is(comma|fill|from) {
			j++
		}
		j = r.skip(j, comma|fill|from)
	}
	month := r.at(j).month
	if j++; month == 0 {
		return "", i
	}
	if x := r.at(j); x.digits && x.value <= 31 {
		number, j = x.value, j+1
		if r.at(j).glued && !r.at(j).digits {
			j++
		}
	}
	j = r.skip(j, comma)
	if !r.at(j).digits || !isYear(r.at(j).value) {
		return "", i
	}
	return dateOf(r.at(j).text, strconv.Itoa(month), strconv.Itoa(int(number))), j + 1
}
