package deliveries

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/sheets"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// fileName is the file of a delivery in its folder.
const fileName = "delivery"

func (s *Service) fileOf(id string) string { return filepath.Join(s.Folder, id, fileName) }

// goneName begins the names of properties that a delivery takes off the market.
const goneName = "gone "

// reading is what a file says, with the words that it has.
type reading struct {
	intake.Delivery
	words *transfer.Words
}

// read reads the file of a delivery anew. What its sender takes off the market is a property that is withdrawn. Call done in the end.
func (s *Service) read(ctx context.Context, d *deliveries.Delivery) (out reading, done func(), err error) {
	c, err := s.Store.Catalog(db.Unpinned(ctx))
	if err != nil {
		return out, func() {}, err
	}
	if out.words, err = Words(ctx, s.Store); err != nil {
		return out, func() {}, err
	}
	out.Delivery, done, err = open(s.fileOf(d.ID), c, out.words)
	if err != nil {
		return out, done, err
	}
	out.NewOn = locale.Today(s.Staff.Now())
	if len(out.Properties)+len(out.Withdraw)+len(out.WithdrawReferences) > limits.DeliveryProperties {
		return out, done, refused(TooMany)
	}
	if len(out.Properties)+len(out.Withdraw)+len(out.WithdrawReferences)+len(out.Problems) == 0 {
		return out, done, refused(NoProperties)
	}
	return out, done, s.withdraw(ctx, &out.Delivery)
}

// open opens a file by what it contains.
func open(file string, c *agency.Catalog, words *transfer.Words) (out intake.Delivery, done func(), err error) {
	done = func() {}
	format, reader, err := sniff(file)
	if err != nil {
		return out, done, err
	}
	if format == Folder {
		archive, err := zip.OpenReader(file)
		if err != nil {
			return out, done, refused(Damaged)
		}
		files, _ := folderIn(&archive.Reader)
		return intake.FolderDelivery(files, c), func() { archive.Close() }, nil
	}
	out, closing, err := feed.Open(reader, file, c, words)
	if closing != nil {
		done = func() { closing() }
	}
	switch {
	case err == nil:
	case errors.Is(err, transfer.ErrPacked):
		err = refused(Packed)
	case errors.Is(err, sheets.ErrNoReference):
		err = refused(NoReference)
	case format == Sheet:
		err = refused(NoSheet)
	default:
		err = refused(NotOpenImmo)
	}
	return out, done, err
}

// withdraw turns what a delivery would delete into properties that are withdrawn. One that the site does not have, or has withdrawn, is
// left out.
func (s *Service) withdraw(ctx context.Context, d *intake.Delivery) error {
	known, err := s.Store.Imports.References(ctx, d.Source)
	if err != nil {
		return err
	}
	numbers := slices.Clone(d.Withdraw)
	for _, text := range d.WithdrawReferences {
		number, reference, err := reference.Read(text)
		if err != nil {
			continue
		}
		if number == 0 {
			number = known.Known(reference)
		}
		numbers = append(numbers, number)
	}
	d.Withdraw, d.WithdrawReferences = nil, nil
	slices.Sort(numbers)
	entries, err := s.Store.Imports.Entries(db.Unpinned(ctx), numbers)
	if err != nil {
		return err
	}
	for _, number := range slices.Compact(numbers) {
		e := entries[number]
		if e == nil {
			continue
		}
		if standing := market.StandingOf(e.Record.Status, e.Record.Marquee); standing == market.Withdrawn || standing == market.Archived {
			continue
		}
		r := e.Record
		r.Status, r.Marquee = market.Withdrawn.Stored(r.Marquee)
		r.Photos, r.Plans, r.Panoramas, r.Points, r.Documents, r.Reference = nil, nil, nil, nil, nil, nil
		intake.NameVideos(&r)
		d.Properties = append(d.Properties, intake.Property{Name: fmt.Sprint(goneName, number), Record: &r})
	}
	return nil
}

// only leaves the properties with some names in a delivery, and the cities that they need.
func only(d *intake.Delivery, names map[string]bool) {
	d.Properties = slices.DeleteFunc(d.Properties, func(p intake.Property) bool { return !names[p.Name] })
	d.Problems = slices.DeleteFunc(slices.Clone(d.Problems), func(p check.Problem) bool { return !names[p.File] })
	cities, countries := map[int]bool{}, map[int]bool{}
	for _, p := range d.Properties {
		cities[p.Record.City] = true
	}
	d.NewCities = slices.DeleteFunc(slices.Clone(d.NewCities), func(c agency.CityRecord) bool { return !cities[c.Number] })
	for _, c := range d.NewCities {
		countries[c.CountryID] = true
	}
	d.NewCountries = slices.DeleteFunc(slices.Clone(d.NewCountries), func(k agency.CountryRecord) bool { return !countries[k.Number] })
}

// Example writes a sheet with the columns that are read, in a language, and one property that is filled in, for whoever may bring a file.
func (s *Service) Example(ctx context.Context, to io.Writer, l locale.Language) (forms.Problems, error) {
	d, problems, err := s.Staff.MayChange(ctx)
	switch {
	case d == nil:
		return problems, err
	case !mayTake(d):
		return nil, staff.ErrForbidden
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return nil, sheets.Example(to, l, c)
}
