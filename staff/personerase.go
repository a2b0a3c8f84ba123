package staff

import (
	"context"
	"crypto/rand"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
)

// PersonFile is everything that is known of the person with an address, for managers. The log says that a file was taken, not whose.
func (s *Service) PersonFile(ctx context.Context, email string, enter Enter) (map[string][]map[string]any, forms.Problems, error) {
	d, leave, problems, err := s.MayEnter(ctx, desk.ErasePeople, enter)
	if d == nil {
		return nil, problems, err
	}
	defer leave()
	known, err := s.personFile(ctx, d, email)
	return known, nil, err
}

func (s *Service) personFile(ctx context.Context, d *Desk, email string) (map[string][]map[string]any, error) {
	email = strings.ToLower(strings.TrimSpace(email))
	if !forms.IsEmail(email) && !people.IsPhone(email) {
		return nil, BadInput("email is not an e-mail address")
	}
	if err := s.Store.Members.Note(ctx, s.Action(d, "exportPerson")); err != nil {
		return nil, err
	}
	return s.Files.Known(ctx, s.Store, email)
}

// ErasePersonInput is whose data are erased; the address is typed again.
type ErasePersonInput struct{ Email, Again string }

// PersonErased is the receipt of an erasure, which names nobody.
type PersonErased struct {
	Desk    *Desk
	Receipt string
	At      time.Time
	Counts  []*PersonCount
	Remains bool // bytes of the person are in the files of the database for a while
}

// ErasePerson erases everything that is known of a person, for managers.
func (s *Service) ErasePerson(ctx context.Context, f *ErasePersonInput) (*PersonErased, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ErasePeople)
	if d == nil {
		return nil, problems, err
	}
	email, again := strings.ToLower(strings.TrimSpace(f.Email)), strings.ToLower(strings.TrimSpace(f.Again))
	if people.IsPhone(email) {
		again = people.OfPhone(again)
	}
	switch {
	case !forms.IsEmail(email) && !people.IsPhone(email):
		return nil, forms.OneProblem("email", forms.NotAnEmail), nil
	case again == "":
		return nil, forms.OneProblem("again", forms.Required), nil
	case again != email:
		return nil, forms.OneProblem("again", forms.Unknown), nil
	}
	all := inbox.Handler{All: true}
	addresses, err := s.Store.People.Addresses(ctx, all, email)
	if err != nil {
		return nil, nil, err
	}
	known, err := s.Store.People.PersonCounts(ctx, all, addresses...)
	if err != nil {
		return nil, nil, err
	}
	by := s.Action(d, "erasePerson")
	receipt := rand.Text()[:8]
	by.Record, by.After = "receipt:"+receipt, inWords(known)
	gone, err := s.Files.Erase(ctx, s.Store, email, by)
	if err != nil {
		return nil, nil, Forbidden(err)
	}
	counts := map[string]int{}
	for _, k := range people.PersonKinds {
		counts[k.Kind] = gone.Counts[k.Table]
	}
	counts["EMAIL"] += gone.Counts["mail"]
	return &PersonErased{Desk: d, Receipt: receipt, At: by.At.UTC(), Counts: inOrder(counts), Remains: gone.Remains != nil}, nil, nil
}

// inWords writes counts for the log, as in "DEMAND 1, LEAD 2".
func inWords(counts map[string]int) string {
	var words []string
	for _, kind := range slices.Sorted(maps.Keys(counts)) {
		words = append(words, kind+" "+strconv.Itoa(counts[kind]))
	}
	return strings.Join(words, ", ")
}
