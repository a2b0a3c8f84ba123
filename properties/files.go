package properties

import (
	"context"
	"errors"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// fileLists are the fields of a record that name files.
var fileLists = []string{"photos", "plans", "panoramas", "points", "documents"}

// errManyFiles says that a list of a property has as many files as it may have.
var errManyFiles = errors.New("the property has too many files")

// added writes an edit that adds a file.
func (s *Service) added(ctx context.Context, d *staff.Desk, e edit) (*Changed, forms.Problems, error) {
	undo, problems, err := s.write(ctx, e)
	if errors.Is(err, errManyFiles) {
		return nil, problem("file", forms.TooMany), nil
	}
	if errors.Is(err, errMeanwhile) { // a draft was begun or published
		return nil, problem("draft", forms.Taken), nil
	}
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	c, err := s.changed(ctx, d, e.number, undo)
	return c, nil, err
}

// arranged writes an edit of a list of files, unless somebody wrote it after it was read.
func (s *Service) arranged(ctx context.Context, d *staff.Desk, e edit) (*Changed, *Stale, forms.Problems, error) {
	undo, problems, err := s.write(ctx, e)
	if errors.Is(err, errMeanwhile) {
		v, err := s.Staff.Property(db.Unpinned(ctx), d, e.number)
		return nil, &Stale{v}, nil, err
	}
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	c, err := s.changed(ctx, d, e.number, undo)
	return c, nil, nil, err
}

// changedFiles are the lists of files that an edit changes, as parts. Points of plans go with their plan and with the picture to which
// they lead.
func changedFiles(r records.Property, e edit) (map[desk.Part]string, error) {
	changed := r
	if err := e.files(&changed); err != nil {
		return nil, err
	}
	changed.Points = slices.DeleteFunc(slices.Clone(r.Points), func(p media.PlanPointRecord) bool {
		return !slices.Contains(changed.Plans, p.Plan) ||
			!slices.Contains(changed.Photos, p.Shows) && !slices.Contains(changed.Panoramas, p.Shows)
	})
	set := map[desk.Part]string{}
	was, is := fields.DocumentOf(r), fields.DocumentOf(changed)
	for _, name := range fileLists {
		if p := of(r.Number, name); was.Get(p) != is.Get(p) {
			set[p] = is.Get(p)
		}
	}
	return set, nil
}

// emptyFiles says that a property has no files in a list, which is something else than those that there are.
func emptyFiles(r *records.Property, list string) {
	switch list {
	case "photos":
		r.Photos = []string{}
	case "plans":
		r.Plans = []string{}
	case "panoramas":
		r.Panoramas = []string{}
	case "points":
		r.Points = []media.PlanPointRecord{}
	case "documents":
		r.Documents = []records.Document{}
	}
}

// takenAwayField is a line of the history with what only the files knew that an edit took away, for who takes the edit back. No record has
// a field of that name.
const takenAwayField = "takenAway"

// takenAway is what is known of such files beside their names: the words of pictures, and where files of other servers are.
type takenAway struct {
	Alts    map[string]locale.Localized `json:"alts,omitempty"`
	Sources map[string]string           `json:"sources,omitempty"`
	Hosts   []string                    `json:"hosts,omitempty"`
}

// away is takenAway of the files that a record no longer names, as JSON; "" for none.
func away(before *imports.PropertyEntry, written *records.Property) string {
	gone := takenAway{Alts: map[string]locale.Localized{}, Sources: map[string]string{}}
	note := func(name string, m imports.Media) {
		if len(m.Alt) > 0 {
			gone.Alts[name] = m.Alt
		}
		if m.Remote != nil {
			gone.Sources[m.Remote.Name], gone.Hosts = m.Remote.Address, slices.Concat(gone.Hosts, m.Remote.Hosts)
		}
	}
	for _, list := range []struct {
		was, is []string
		media   []imports.Media
	}{
		{before.Record.Photos, written.Photos, before.Photos}, {before.Record.Plans, written.Plans, before.Plans},
		{before.Record.Panoramas, written.Panoramas, before.Panoramas},
	} {
		for i, name := range list.was {
			if list.is != nil && !slices.Contains(list.is, name) {
				note(name, list.media[i])
			}
		}
	}
	for i, d := range before.Record.Documents {
		if written.Documents != nil && !slices.ContainsFunc(written.Documents, func(o records.Document) bool { return o.File == d.File }) {
			note(d.File, before.Documents[i])
		}
	}
	slices.Sort(gone.Hosts)
	gone.Hosts = slices.Compact(gone.Hosts)
	if len(gone.Alts) == 0 && len(gone.Sources) == 0 {
		return ""
	}
	return canonical(gone)
}
