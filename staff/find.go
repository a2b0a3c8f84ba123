package staff

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// FoundPerson is somebody who sent leads, as the last of them names the person.
type FoundPerson struct{ Name, Email string }

// Enough reports whether words are enough to look for: fewer letters would find everything.
func Enough(words string) bool {
	return utf8.RuneCountInString(strings.TrimSpace(words)) >= limits.FindCharacters
}

// FindLeads finds the newest leads with all words, and who sent them; none for a role that may not read leads, and nobody for one that may
// not find people. Words that are too long or too many are BadInput.
func (s *Service) FindLeads(ctx context.Context, d *Desk, words string) (found []*LeadView, people []*FoundPerson, err error) {
	asked, err := searchWords(&words)
	by, refused := handler(d)
	if err != nil || refused != nil || len(asked) == 0 {
		return nil, nil, err
	}
	rows, err := s.store().DeskLeads(ctx, by, agency.EveryLead, db.LeadFilter{Words: asked}, true, nil, limits.DeskLeads)
	for i := range rows {
		if len(found) < limits.FoundRows {
			found = append(found, viewOf(d, &rows[i]))
		}
		if d.May(agency.FindPeople) && len(people) < limits.FoundRows {
			people = withPerson(people, &rows[i], asked)
		}
	}
	return found, people, err
}

// withPerson adds who sent a lead, once, if the name and address have all words.
func withPerson(people []*FoundPerson, l *db.DeskLead, words []string) []*FoundPerson {
	name := strings.TrimSpace(l.FirstName + " " + l.LastName)
	text := locale.Fold(name + " " + l.Email)
	for _, word := range words {
		if l.Email == "" || !strings.Contains(text, word) {
			return people
		}
	}
	for _, p := range people {
		if strings.EqualFold(p.Email, l.Email) {
			return people
		}
	}
	return append(people, &FoundPerson{name, l.Email})
}

// FindProperties finds properties with all words, the highest number first.
func (s *Service) FindProperties(ctx context.Context, d *Desk, words string) ([]*PropertyView, error) {
	page, err := s.PropertyPage(ctx, d, agency.AllProperties, &words, nil)
	if err != nil {
		return nil, err
	}
	return page.Nodes[:min(len(page.Nodes), limits.FoundRows)], nil
}
