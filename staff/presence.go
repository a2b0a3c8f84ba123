package staff

import (
	"cmp"
	"slices"
	"sync"

	"github.com/gevel/gevel/agency/desk"
)

// presence knows who has which record open at the moment. It locks nothing and works within this process alone. Its size is bounded by the
// number of streams, each of which has at most one record open.
type presence struct {
	mutex   sync.Mutex
	records map[string][]*desk.StaffMember
	moved   chan struct{} // closed when somebody opens or leaves a record
}

// open notes that a member has a record open until leave is called.
func (p *presence) open(record string, m *desk.StaffMember) (leave func()) {
	p.change(record, func(there []*desk.StaffMember) []*desk.StaffMember { return append(there, m) })
	return func() {
		p.change(record, func(there []*desk.StaffMember) []*desk.StaffMember {
			return slices.DeleteFunc(there, func(one *desk.StaffMember) bool { return one == m })
		})
	}
}

func (p *presence) change(record string, by func([]*desk.StaffMember) []*desk.StaffMember) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.records == nil {
		p.records = map[string][]*desk.StaffMember{}
	}
	if p.records[record] = by(p.records[record]); len(p.records[record]) == 0 {
		delete(p.records, record)
	}
	if p.moved != nil {
		close(p.moved)
		p.moved = nil
	}
}

// others lists the colleagues who have a record open, each once, by name. The channel is closed when the list may have changed.
func (p *presence) others(record string, me int) (list []*desk.StaffMember, moved <-chan struct{}) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.moved == nil {
		p.moved = make(chan struct{})
	}
	list = slices.DeleteFunc(slices.Clone(p.records[record]), func(m *desk.StaffMember) bool { return m.Number == me })
	slices.SortFunc(list, func(a, b *desk.StaffMember) int { return cmp.Or(cmp.Compare(a.Name, b.Name), a.Number-b.Number) })
	return slices.CompactFunc(list, func(a, b *desk.StaffMember) bool { return a.Number == b.Number }), p.moved
}
