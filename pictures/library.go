package pictures

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// library is what one session sees of the pictures: those of the site and the uploads in memory, those of properties page by page.
type library struct {
	*Service
	desk    *staff.Desk
	catalog *agency.Catalog
	site    []*Picture // uploads, the last first, then those of the site in the order of its parts
	by      map[string]*Picture
}

// open reads the library; staff.ErrForbidden for a role that may not read the content of the site.
func (s *Service) open(ctx context.Context, d *staff.Desk) (*library, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	c, err := s.Store.Catalog(db.Unpinned(ctx))
	if err != nil {
		return nil, err
	}
	own, err := s.Store.Pictures.OwnPictures(ctx)
	if err != nil {
		return nil, err
	}
	x := &library{Service: s, desk: d, catalog: c, by: map[string]*Picture{}}
	for _, p := range own {
		if p.UploadedAt != nil {
			x.add(p.File, 0, 0).own = p
		}
	}
	for u := range agency.PictureUses(c.Site, c.Articles) {
		p := x.add(u.Picture.File, u.Picture.Width, u.Picture.Height)
		p.words = u.Picture.Alt
		p.uses = append(p.uses, x.use(u))
	}
	for _, p := range own {
		x.add(p.File, 0, 0).own = p
	}
	return x, x.complete(ctx, x.site)
}

// add returns the picture of a file, which is new when there is none.
func (x *library) add(file string, width, height int) *Picture {
	p := x.by[file]
	if p == nil {
		p = &Picture{own: pictures.Picture{File: file}, uses: []*Use{}}
		x.site, x.by[file] = append(x.site, p), p
	}
	p.width, p.height = cmp.Or(p.width, width), cmp.Or(p.height, height)
	return p
}

func (x *library) use(u agency.PictureUse) *Use {
	use := &Use{Kind: u.Kind}
	if name := u.Name.In(x.desk.Language(), x.catalog.Fallback()); name != "" {
		use.Name = &name
	}
	if u.Article != "" {
		use.Article = &u.Article
	}
	return use
}

// complete adds to pictures what the desk says of them and which properties and projects show them.
func (x *library) complete(ctx context.Context, list []*Picture) error {
	files := make([]string, len(list))
	by := make(map[string]*Picture, len(list))
	for i, p := range list {
		files[i], by[p.own.File] = p.own.File, p
		p.desk, p.catalog, p.media, p.describable = x.desk, x.catalog, x.Media, x.desk.May(desk.EditContent)
	}
	own, err := x.Store.Pictures.Pictures(ctx, files)
	if err != nil {
		return err
	}
	for _, o := range own {
		by[o.File].say(o)
	}
	records, err := x.Store.Pictures.PictureRecords(ctx, files)
	for _, r := range records {
		p := by[r.File]
		use := &Use{Kind: agency.PropertyUse, Number: &r.Property}
		if r.Project > 0 {
			use = &Use{Kind: agency.ProjectUse, Number: &r.Project}
		}
		p.uses = append(p.uses, use)
		p.describable = p.describable || x.desk.MayList(x.catalog, r.Agent)
	}
	return err
}

// say puts what the desk says over what was delivered.
func (p *Picture) say(own pictures.Picture) {
	p.own, p.words = own, own.Shown(p.words)
	if own.Width != nil && own.Height != nil {
		p.width, p.height = *own.Width, *own.Height
	}
}

// isOf reports whether a picture of the site or an upload belongs to a list.
func (p *Picture) isOf(list desk.PictureList) bool {
	ofRecord := slices.ContainsFunc(p.uses, func(u *Use) bool { return u.Number != nil })
	switch list {
	case desk.WordlessPictures:
		return len(p.Lacks()) > 0
	case desk.SitePictures:
		return slices.ContainsFunc(p.uses, func(u *Use) bool { return u.Number == nil })
	case desk.PropertyPictures:
		return ofRecord
	case desk.UnusedPictures:
		return len(p.uses) == 0
	}
	return true
}

// has reports whether name, words or uses have every word.
func (p *Picture) has(words []string) bool {
	text := []string{p.Name(), p.own.File}
	for _, w := range p.words {
		text = append(text, w)
	}
	for _, u := range p.uses {
		if u.Name != nil {
			text = append(text, *u.Name)
		} else if u.Number != nil {
			text = append(text, strconv.Itoa(*u.Number))
		}
	}
	folded := locale.Fold(strings.Join(text, " "))
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(folded, locale.Fold(w)) })
}
