package parts

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Page is a page of the site at the desk.
type Page struct {
	Key       string
	Title     string
	Path      string // in the default language
	Paths     []agency.LocalizedPath
	Parent    *string
	Depth     int
	Published bool
	Hidden    bool
	Own       bool // the agency chose its address; it is none of routes.json
	Modules   int
	Missing   []locale.Language // the languages of the site in which it has no title
	Draft     *RecordDraft      // nil when nothing waits to be published
	Parts     []*Part
}

// ID is the page's in the graph.
func (p *Page) ID() string { return "Page:" + p.Key }

// Record is the name by which mutations refer to it.
func (p *Page) Record() string { return desk.PageRecordOf(p.Key) }

// Questions counts the parts that were changed both in the folder and at the desk.
func (p *Page) Questions() int { return questions(p.Parts) }

// Author is who edited it last at the desk; nil for a page that nobody edited there.
func (p *Page) Author() *desk.StaffMember {
	if last := lastOf(p.Parts); last != nil {
		return last.Author()
	}
	return nil
}

// ChangedAt is when the author edited it.
func (p *Page) ChangedAt() *time.Time {
	if last := lastOf(p.Parts); last != nil {
		return last.ChangedAt()
	}
	return nil
}

// lastOf is the part of a record that was edited last at the desk, nil when none was.
func lastOf(list []*Part) (last *Part) {
	for _, p := range list {
		if p.owned != nil && (last == nil || last.owned.At < p.owned.At) {
			last = p
		}
	}
	return last
}

func questions(list []*Part) (n int) {
	for _, p := range list {
		if p.Offered() != nil {
			n++
		}
	}
	return n
}

// Pages lists the pages in the order of the menu, each before those below it.
func (s *Service) Pages(ctx context.Context, d *staff.Desk) ([]*Page, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	if err != nil || v.now.Site == nil {
		return []*Page{}, err
	}
	return v.allPages(), nil
}

// allPages lists as many pages as the desk shows, those that a draft removes last.
func (v view) allPages() []*Page {
	pages := append(v.pages("", 0), v.removed()...)
	return pages[:min(len(pages), limits.DeskPages)]
}

// Page reads a page; nil when there is none.
func (s *Service) Page(ctx context.Context, d *staff.Desk, key string) (*Page, error) {
	pages, err := s.Pages(ctx, d)
	if at := slices.IndexFunc(pages, func(p *Page) bool { return p.Key == key }); at >= 0 {
		return pages[at], err
	}
	return nil, err
}

func (v view) pages(parent string, depth int) []*Page {
	list := []*Page{} // null would say that the role may not read them
	for _, id := range v.now.Site.Below(parent) {
		list = append(append(list, v.page(id, parent, depth)), v.pages(id, depth+1)...)
	}
	return list
}

// removed lists the pages that a draft removes.
func (v view) removed() (list []*Page) {
	for _, e := range v.live.Site.Menu {
		if v.now.Site.Entry(e.ID) == nil {
			list = append(list, v.pageOf(v.live.Site, e.ID, "", 0))
		}
	}
	return list
}

func (v view) page(id, parent string, depth int) *Page {
	return v.pageOf(v.now.Site, id, parent, depth)
}

func (v view) pageOf(site *agency.Site, id, parent string, depth int) *Page {
	e, main := site.Entry(id), site.DefaultLanguage
	missing := slices.DeleteFunc(site.InUse(), func(l locale.Language) bool { return e.Title[l] != "" })
	p := &Page{Key: id, Title: e.Title.In(main, main), Path: site.PathOf(e, main), Depth: depth, Published: e.Status == agency.Published,
		Hidden: e.Hidden, Own: site.Own(e), Modules: len(e.Modules), Missing: missing, Parts: v.parts(desk.PageRecordOf(id)),
		Draft: v.draft(desk.PageRecordOf(id))}
	for _, l := range site.InUse() {
		p.Paths = append(p.Paths, agency.LocalizedPath{Language: l, Path: site.PathOf(e, l)})
	}
	if parent != "" {
		p.Parent = &parent
	}
	return p
}

// Menu lists the parts of the tree: the pages below each, in their order.
func (s *Service) Menu(ctx context.Context, d *staff.Desk) ([]*Part, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	if err != nil || v.now.Site == nil {
		return []*Part{}, err
	}
	return v.parts(desk.MenuRecord), nil
}
