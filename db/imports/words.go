package imports

import (
	"context"
	"maps"
	"slices"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// ownerKey is a property or project, and a picture of it: by its name in the media folder, or by that of another server's file.
type ownerKey struct {
	kind   string // "property" or "project"
	number int
	file   string
}

// describedPhoto is what is known of a picture that the desk described: what was delivered, and what visitors are shown.
type describedPhoto struct {
	Delivered locale.Localized `db:"delivered"`
	Shown     locale.Localized `db:"shown"`
}

// deskWords holds the pictures of properties and projects whose words are the desk's. An export has these words, so that its import brings
// them: to the store that it came from that is no change.
type deskWords struct {
	photos map[ownerKey]describedPhoto
	owners map[ownerKey]bool // without a file
}

// deskWords reads the described pictures of the store, of a delivery those of its properties and projects alone.
func (s *Store) deskWords(ctx context.Context, i *importing) (deskWords, error) {
	const described = " (k.decorative OR k.words <> '{}')"
	uses, args := "remote_file f CROSS JOIN picture k ON k.file = f.file CROSS JOIN remote_use u ON u.remote = f.name", []any(nil)
	if i.batch.OnlyProperties {
		numbers, err := i.numbers()
		if err != nil {
			return deskWords{}, err
		}
		uses = "(SELECT * FROM remote_use WHERE property" + AmongNumbers + " UNION ALL SELECT * FROM remote_use WHERE project" +
			AmongNumbers +
			") u CROSS JOIN remote_file f ON f.name = u.remote CROSS JOIN picture k ON k.file = f.file"
		args = []any{handle.JSON(numbers), handle.JSON(i.projectNumbers())}
	}
	var rows []struct {
		Property *int   `db:"property"`
		Project  *int   `db:"project"`
		File     string `db:"file"`
		describedPhoto
	}
	err := s.List(ctx, &rows, `SELECT p.property, p.project, p.file, p.delivered, p.alt AS shown
			FROM picture k CROSS JOIN shown_photo p ON p.file = k.file WHERE`+described+`
		UNION SELECT u.property, u.project, u.remote, u.text, `+ShownText+`
			FROM `+uses+` WHERE u.kind <> 'DOCUMENT' AND EXISTS (SELECT 1 FROM picture k WHERE`+described+`) AND`+described, args...)
	d := deskWords{map[ownerKey]describedPhoto{}, map[ownerKey]bool{}}
	for _, r := range rows {
		key := ownerKey{kind: "property"}
		if r.Project != nil {
			key.kind, key.number = "project", *r.Project
		} else {
			key.number = *r.Property
		}
		d.owners[key] = true
		key.file = r.File
		d.photos[key] = r.describedPhoto
	}
	return d, err
}

// projectNumbers lists the numbers of the batch's projects.
func (i *importing) projectNumbers() (list []int) {
	for _, p := range i.batch.Projects {
		list = append(list, p.Record.Number)
	}
	return list
}

// of reports whether the desk described a picture of a property or project.
func (d deskWords) of(kind string, number int) bool {
	return d.owners[ownerKey{kind: kind, number: number}]
}

// asDelivered returns the pictures of a property or project, those that have the words that are shown with the words that were delivered.
func (d deskWords) asDelivered(kind string, number int, list []Media) []Media {
	if !d.of(kind, number) {
		return list
	}
	list = slices.Clone(list)
	for at, m := range list {
		file := m.File
		if m.Remote != nil {
			file = m.Remote.Name
		}
		if known, ok := d.photos[ownerKey{kind, number, file}]; ok && SameWords(known.Shown, m.Alt) {
			list[at].Alt = known.Delivered
		}
	}
	return list
}

// SameWords compares words; none in a language is the same as empty ones.
func SameWords(a, b locale.Localized) bool { return maps.Equal(withWords(a), withWords(b)) }

func withWords(l locale.Localized) locale.Localized {
	l = maps.Clone(l)
	maps.DeleteFunc(l, func(_ locale.Language, text string) bool { return text == "" })
	return l
}
