package db

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/locale"
)

// Viewable tells which properties can be viewed: at a slot of the next days with a free seat, at which the agent is not elsewhere.
type Viewable struct {
	slots  []*agency.Slot
	usual  int                         // parties at a slot
	own    map[int]int                 // the same of the properties that say it themselves
	seats  map[int]map[int64]int       // taken, by property and start
	away   map[int][]appointments.Busy // by agent: appointments, with the property as ID, and busy times
	always map[int]bool                // agents who have appointments or are busy, but are free at some slot
}

// Viewable reads which agents and seats are free from a moment on, for so many days; with 0 for all days on which visitors can book.
func (s *Store) Viewable(ctx context.Context, days int, now time.Time) (*Viewable, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	if days == 0 {
		days = hours.Days + 1
	}
	v := &Viewable{slots: hours.Slots(locale.Today(now), days, now), usual: hours.Capacity, own: map[int]int{},
		seats: map[int]map[int64]int{}, away: map[int][]appointments.Busy{}, always: map[int]bool{}}
	if len(v.slots) == 0 {
		return v, nil
	}
	length := time.Duration(hours.Minutes) * time.Minute
	if err := s.readAway(ctx, v, length, now); err != nil {
		return nil, err
	}
	for agent := range v.away {
		v.always[agent] = slices.ContainsFunc(v.slots, func(slot *agency.Slot) bool { return !v.elsewhere(agent, nobodys, slot) })
	}
	return v, s.readSeats(ctx, v)
}

// readAway reads the appointments and busy times of agents in the time that has slots, and which seats are taken.
func (s *Store) readAway(ctx context.Context, v *Viewable, length time.Duration, now time.Time) error {
	from, until := v.slots[0].Start.Unix(), v.slots[len(v.slots)-1].End.Unix()
	var rows []struct {
		appointments.Busy
		Property int `db:"property"`
		Seats    int `db:"seats"`
	}
	err := s.List(ctx, &rows, `SELECT agent, start, start + ?1 AS until, property, count(*) AS seats
		FROM seat WHERE agent IS NOT NULL AND until > ?2 AND start > ?3 - ?1 AND start < ?4
		GROUP BY property, start, agent
		UNION ALL SELECT agent, start, until, 0, 0 FROM busy WHERE start < ?4 AND until > ?3`,
		int64(length.Seconds()), now.Unix(), from, until)
	for _, r := range rows {
		r.ID = int64(r.Property) // 0 for a busy time
		v.away[r.Agent] = append(v.away[r.Agent], r.Busy)
		if v.seats[r.Property] == nil {
			v.seats[r.Property] = map[int64]int{}
		}
		v.seats[r.Property][r.Start] += r.Seats
	}
	return err
}

// readSeats reads how many parties fit an appointment at the properties that have a number of their own.
func (s *Store) readSeats(ctx context.Context, v *Viewable) error {
	var rows []struct {
		Number int `db:"number"`
		Seats  int `db:"visit_capacity"`
	}
	err := s.List(ctx, &rows, "SELECT number, visit_capacity FROM property WHERE visit_capacity IS NOT NULL")
	for _, r := range rows {
		v.own[r.Number] = r.Seats
	}
	return err
}

// Has reports whether a property that an agent shows can be viewed. Whether it is on offer is not checked here.
func (v *Viewable) Has(property, agent int) bool {
	seats, own := v.own[property]
	if !own {
		seats = v.usual
	}
	switch {
	case seats <= 0 || len(v.slots) == 0:
		return false
	case v.always[agent], len(v.away[agent]) == 0:
		return true
	}
	taken := v.seats[property]
	return slices.ContainsFunc(v.slots, func(slot *agency.Slot) bool {
		return taken[slot.Start.Unix()] < seats && !v.elsewhere(agent, property, slot)
	})
}

// nobodys stands for a property that no appointment has, so that every appointment counts as one at another property.
const nobodys = -1

// elsewhere reports whether an agent cannot show a property at a slot, because of a busy time, an appointment at another one, or one at it
// that begins at another time.
func (v *Viewable) elsewhere(agent, property int, slot *agency.Slot) bool {
	return slices.ContainsFunc(v.away[agent], func(b appointments.Busy) bool {
		return b.Hinders(property, slot.Start, slot.End)
	})
}
