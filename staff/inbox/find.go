package inbox

import (
	"cmp"
	"context"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	dbpeople "github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// FoundPerson is somebody who sent leads, as the last of them names the person.
type FoundPerson struct {
	Name      string // the whole of it; "" where there is none
	FirstName string
	LastName  string
	Email     string
	Phone     string
	Language  locale.Language // of that lead
	Who       string          // as db/people names the person: the email address, or the telephone number of somebody without one
}

// Enough reports whether the words have enough letters to search for. With fewer, nearly everything would match.
func Enough(words string) bool {
	return utf8.RuneCountInString(strings.TrimSpace(words)) >= limits.FindCharacters
}

// FindLeads finds the newest leads that contain all words, and the people who sent them. A role that may not read leads gets no leads, and
// one that may not look up people gets no people. Words that are too long or too many are BadInput.
func (s *Service) FindLeads(ctx context.Context, d *staff.Desk, words string) (found []*LeadView, people []*FoundPerson, err error) {
	typed, err := staff.FoldedWords(&words)
	by, refused := d.Handler()
	if err != nil || refused != nil || len(typed) == 0 {
		return nil, nil, err
	}
	rows, err := s.Store.Inbox.DeskLeads(ctx, by, desk.EveryLead, inbox.LeadFilter{Words: typed}, true, nil, limits.DeskLeads)
	for i := range rows {
		if len(found) < limits.FoundRows {
			found = append(found, ViewOf(d, &rows[i]))
		}
		if d.May(desk.FindPeople) && len(people) < limits.FoundRows {
			people = withPerson(people, &rows[i], typed)
		}
	}
	return found, people, err
}

// withPerson adds the person who sent a lead, unless the list has the person already, if name, address and number contain all words.
// A number is found without the signs between its digits, however it was typed.
func withPerson(people []*FoundPerson, l *inbox.DeskLead, words []string) []*FoundPerson {
	name := strings.TrimSpace(l.FirstName + " " + l.LastName)
	phone := dbpeople.OfPhone(l.Phone)
	who := cmp.Or(l.Email, phone)
	text := locale.Fold(name + " " + l.Email + " " + l.Phone + " " + phone)
	for _, word := range words {
		if who == "" || !strings.Contains(text, word) {
			return people
		}
	}
	for _, p := range people {
		if strings.EqualFold(p.Who, who) {
			return people
		}
	}
	return append(people, &FoundPerson{Name: name, FirstName: l.FirstName, LastName: l.LastName, Email: l.Email, Phone: l.Phone,
		Language: l.Language, Who: who})
}
