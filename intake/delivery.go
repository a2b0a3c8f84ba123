package intake

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/locale"
)

// Delivery is properties from another system, without the rest of an import folder. Properties that it does not name stay.
type Delivery struct {
	Homes    []Home
	Withdraw []int
	// Files holds the files of the properties: photos/… and documents/…
	Files fs.FS
	// NewOn is the day of publication of new properties without one; with "" it is required.
	NewOn locale.Date
	// Alts says what pictures show, by their names under photos/.
	Alts map[string]locale.Localized
}

// Home is a property with the name that problems use for it. Photos, plans and documents that are nil, and the day
// of publication when it is "", stay as they are in the store.
type Home struct {
	Name   string
	Record agency.PropertyRecord
}

// Outcome is what a delivery did, or would do.
type Outcome struct {
	db.Report
	Differences []db.Difference
	Warnings    Problems
}

// Deliver imports a delivery with the checks of an import folder, all or nothing: the error is Problems with all of them. With
// dry it only tells what it would do.
func Deliver(ctx context.Context, store *db.Store, d Delivery, mediaDir string, dry bool) (Outcome, error) {
	f, projects, err := d.folder(ctx, store, mediaDir)
	if err != nil {
		return Outcome{}, err
	}
	f.checkProperties(numbers(f.types, func(r agency.TypeRecord) int { return r.Number }),
		numbers(f.cities, func(r agency.CityRecord) int { return r.Number }), projects)
	homes, used := f.homes(&media{folder: f, known: map[string]db.Media{}})
	if len(f.problems) > 0 {
		return Outcome{}, f.problems
	}
	batch := db.Batch{OnlyHomes: true, Site: f.site, Categories: f.categories, Types: f.types, Cities: f.cities, Properties: homes}
	var out Outcome
	if out.Report, out.Differences, err = store.Preview(ctx, batch); err != nil {
		return out, err
	}
	out.Warnings = f.warnings(time.Now())
	if !dry {
		out.Report, err = bringIn(ctx, store, f.files, batch, used, mediaDir)
	}
	return out, err
}

// folder makes an import folder of the delivery and of what the store has, and gives the numbers of the store's projects.
func (d Delivery) folder(ctx context.Context, store *db.Store, mediaDir string) (f *folder, projects []int, err error) {
	c, err := store.Catalog(db.Pin(ctx, nil))
	if err != nil {
		return nil, nil, err
	}
	f = &folder{files: delivered{d.Files, mediaDir}, site: *c.Site, countries: c.Countries, categories: c.Categories, types: c.Types,
		cities: c.Cities, alts: map[string]locale.Localized{}}
	if err := d.keep(ctx, store, f.alts); err != nil {
		return nil, nil, err
	}
	for name, alt := range d.Alts {
		f.alts[name] = alt
	}
	for _, h := range d.Homes {
		f.properties = append(f.properties, named[agency.PropertyRecord]{h.Name, h.Record})
	}
	for i, number := range d.Withdraw {
		f.properties = append(f.properties,
			named[agency.PropertyRecord]{fmt.Sprintf("withdraw[%d]", i), agency.PropertyRecord{Number: number, Gone: true}})
	}
	return f, numbers(c.Projects, func(p agency.ProjectName) int { return p.Number }), nil
}

// keep gives properties their present files where the delivery names none, and pictures that stay their descriptions.
func (d Delivery) keep(ctx context.Context, store *db.Store, alts map[string]locale.Localized) error {
	stored, err := store.Entries(ctx, numbers(d.Homes, func(h Home) int { return h.Record.Number }))
	for i := range d.Homes {
		r := &d.Homes[i].Record
		before := stored[r.Number]
		if r.PublishedAt == "" && before == nil {
			r.PublishedAt = d.NewOn
		}
		if before == nil {
			continue
		}
		if r.PublishedAt == "" {
			r.PublishedAt = before.Record.PublishedAt
		}
		for _, m := range append(before.Photos, before.Plans...) {
			alts[m.File] = m.Alt
		}
		if r.Photos == nil {
			r.Photos = before.Record.Photos
		}
		if r.Plans == nil {
			r.Plans = before.Record.Plans
		}
		if r.Documents == nil {
			r.Documents = before.Record.Documents
		}
	}
	return err
}

// IsDelivered tells whether a name is one of a picture, video or document in an import folder.
func IsDelivered(name string) bool {
	dir := path.Dir(name)
	return fs.ValidPath(name) && (dir == "photos" || dir == "documents")
}

// Keep writes a file of a delivery into a folder, under a name that IsDelivered.
func Keep(dir, name string, content io.Reader) error {
	to := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	return atomicfile.Write(to, content, 0o600)
}

// delivered is the files of a delivery and, by the names they have there, those of the media folder.
type delivered struct {
	files fs.FS
	media string
}

// mediaName is how files of the media folder are called, after what they were made of (media.open).
var mediaName = regexp.MustCompile(`^[0-9a-f]{24}\.[a-z0-9]+$`)

// stays tells a file of the media folder from one that was delivered.
func (d delivered) stays(name string) bool {
	if d.files != nil {
		if _, err := fs.Stat(d.files, name); !errors.Is(err, fs.ErrNotExist) {
			return false
		}
	}
	return mediaName.MatchString(path.Base(name))
}

func (d delivered) Open(name string) (fs.File, error) {
	if d.files != nil {
		if file, err := d.files.Open(name); !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
	}
	if base := path.Base(name); mediaName.MatchString(base) {
		return os.Open(filepath.Join(d.media, base))
	}
	return nil, fs.ErrNotExist
}
