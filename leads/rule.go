package leads

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
)

// located is a form that says where the home is.
type located interface{ postcode() string }

func (f *ValuationInput) postcode() string { return f.Address.Zip }

// postcode is that of the property which a submission is about, "" for none.
func (s *submission) postcode() string {
	if at, ok := s.form.(located); ok {
		return at.postcode()
	}
	if p := s.facts.Property; p != nil {
		return p.City().Zip
	}
	return ""
}

// rule gives a lead that comes in to a member of staff, by the first of the agency's rules that fits it and has somebody. What it returns
// is called once the lead is stored: until then nobody else's turn is worked out.
func (o *Service) rule(ctx context.Context, s *submission) (stored func(), err error) {
	s.lead.Rule, s.lead.RuleAgent, s.lead.RuleAway = "", 0, 0
	if s.holder != 0 {
		return func() {}, nil
	}
	staff, err := o.Store.Members.OpenStaff(ctx)
	if err != nil {
		return nil, err
	}
	able := slices.DeleteFunc(staff, func(m members.StaffMember) bool { return !m.Role.May(desk.ReadLeads) })
	today := locale.Today(o.Now())
	for _, rule := range s.facts.Catalog.Site.Settings.Rules() {
		if !rule.Fits(s.lead.Form, s.postcode()) {
			continue
		}
		switch rule.To {
		case desk.ToOffice:
			s.lead.Rule = rule.To
			return func() {}, nil
		case desk.ToAgent:
			if s.give(rule.To, able, today, addressOf(s)) {
				return func() {}, nil
			}
		case desk.ToStaff:
			o.turn.Lock()
			turns, err := o.Store.Inbox.Turns(ctx)
			if err != nil {
				o.turn.Unlock() // or every lead after one that failed would wait for good
				return nil, err
			}
			if s.give(rule.To, able, today, byTurn(rule.Staff, able, turns)...) {
				return o.turn.Unlock, nil
			}
			o.turn.Unlock()
		}
	}
	return func() {}, nil
}

// addressOf is the address of the agent that a submission is about, "" for none.
func addressOf(s *submission) string {
	agents := s.facts.Catalog.Site.Agents
	at := slices.IndexFunc(agents, func(a agency.Agent) bool { return a.ID == s.agent })
	if at < 0 {
		return ""
	}
	return agents[at].Email
}

// byTurn orders addresses by how long ago they had their turn.
func byTurn(addresses []string, staff []members.StaffMember, turns map[int]int64) []string {
	last := func(address string) int64 {
		if m := memberWith(address, staff); m != nil {
			return turns[m.ID]
		}
		return 0
	}
	return slices.SortedStableFunc(slices.Values(addresses), func(a, b string) int { return int(last(a) - last(b)) })
}

// give gives the lead to the first of some addresses whose member of staff is there today, or else to the first for whom somebody stands
// in. It is false when there is nobody.
func (s *submission) give(by desk.RuleReceiver, staff []members.StaffMember, today locale.Date, addresses ...string) bool {
	var away *members.StaffMember
	for _, address := range addresses {
		m := memberWith(address, staff)
		if m != nil && !m.On(today) {
			s.lead.Rule, s.lead.RuleAgent = by, m.ID
			return true
		}
		if away == nil && m != nil && standIn(m, staff, today) != nil {
			away = m
		}
	}
	if away == nil {
		return false
	}
	s.lead.Rule, s.lead.RuleAgent, s.lead.RuleAway = by, standIn(away, staff, today).ID, away.ID
	return true
}

// standIn is who stands in for a member who is away: the substitute, or the substitute's when that one is away too; nil for nobody.
func standIn(m *members.StaffMember, staff []members.StaffMember, today locale.Date) *members.StaffMember {
	for range staff { // as often as there are members: two may stand in for each other
		at := slices.IndexFunc(staff, func(other members.StaffMember) bool { return other.ID == m.Substitute })
		if at < 0 {
			return nil
		}
		if m = &staff[at]; !m.On(today) {
			return m
		}
	}
	return nil
}

func memberWith(address string, staff []members.StaffMember) *members.StaffMember {
	at := slices.IndexFunc(staff, func(m members.StaffMember) bool {
		return address != "" && forms.Mailbox(m.Email) == forms.Mailbox(address)
	})
	if at < 0 {
		return nil
	}
	return &staff[at]
}
