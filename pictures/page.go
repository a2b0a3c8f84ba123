package pictures

import (
	"context"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// Page is a page of a list of pictures.
type Page struct {
	Nodes       []*Picture
	EndCursor   *string
	HasNextPage bool
}

// Page reads a page of a list: uploads, then the pictures of the site, then those of properties and projects, the last delivered first. The
// cursor is a file among the first two, else a place.
func (s *Service) Page(ctx context.Context, d *staff.Desk, list desk.PictureList, text, after *string) (*Page, error) {
	x, err := s.open(ctx, d)
	if err != nil {
		return nil, err
	}
	words, err := staff.SearchWords(text)
	if err != nil {
		return nil, err
	}
	site := x.siteOf(list, words)
	q := x.recordsOf(list, words)
	if after != nil {
		if q.Below, err = strconv.ParseInt(*after, 10, 64); err == nil && q.Below > 0 {
			site = nil
		} else if site, err = behind(site, *after); err != nil {
			return nil, err
		}
	}
	nodes := site[:min(len(site), limits.DeskPictures+1)]
	if len(nodes) <= limits.DeskPictures && hasRecords(list) {
		more, err := x.records(ctx, q)
		if err != nil {
			return nil, err
		}
		nodes = append(slices.Clip(nodes), more...)
	}
	return pageOf(nodes), nil
}

func pageOf(nodes []*Picture) *Page {
	page := &Page{HasNextPage: len(nodes) > limits.DeskPictures, Nodes: nodes[:min(len(nodes), limits.DeskPictures)]}
	if n := len(page.Nodes); n > 0 {
		last := page.Nodes[n-1]
		cursor := last.own.File
		if last.place > 0 {
			cursor = strconv.FormatInt(last.place, 10)
		}
		page.EndCursor = &cursor
	}
	return page
}

// siteOf lists the pictures of the site and the uploads of a list that have all words. Those of properties come with the others of
// properties.
func (x *library) siteOf(list desk.PictureList, words []string) (found []*Picture) {
	if list == desk.PropertyPictures {
		return nil
	}
	for _, p := range x.site {
		if p.isOf(list) && p.has(words) {
			found = append(found, p)
		}
	}
	return found
}

// hasRecords reports whether a list has pictures of properties.
func hasRecords(list desk.PictureList) bool {
	return list != desk.SitePictures && list != desk.UnusedPictures
}

func (x *library) recordsOf(list desk.PictureList, words []string) pictures.RecordPictures {
	q := pictures.RecordPictures{Words: words, Wordless: list == desk.WordlessPictures, Languages: x.catalog.Site.InUse()}
	if list != desk.PropertyPictures {
		for _, p := range x.site {
			q.Except = append(q.Except, p.own.File)
		}
	}
	return q
}

func (x *library) records(ctx context.Context, q pictures.RecordPictures) ([]*Picture, error) {
	rows, err := x.Store.Pictures.RecordPictures(ctx, q)
	list := make([]*Picture, len(rows))
	for i, r := range rows {
		list[i] = ofRecord(r)
	}
	if err != nil {
		return nil, err
	}
	return list, x.complete(ctx, list)
}

func ofRecord(r pictures.RecordPicture) *Picture {
	return &Picture{own: pictures.Picture{File: r.File}, words: r.Delivered, width: r.Width, height: r.Height,
		place: r.Place, uses: []*Use{}}
}

// behind returns the pictures after the one of a cursor.
func behind(list []*Picture, cursor string) ([]*Picture, error) {
	at := slices.IndexFunc(list, func(p *Picture) bool { return p.own.File == cursor })
	if at < 0 {
		return nil, staff.ErrCursor
	}
	return list[at+1:], nil
}

// Count is how many pictures a list has.
type Count struct {
	List  desk.PictureList
	Count int
}

// Counts counts the pictures of each list, in the order of the desk.
func (s *Service) Counts(ctx context.Context, d *staff.Desk) (counts []*Count, err error) {
	x, err := s.open(ctx, d)
	if err != nil {
		return nil, err
	}
	for _, list := range desk.PictureLists {
		n := 0
		if hasRecords(list) {
			if n, err = s.Store.Pictures.CountRecordPictures(ctx, x.recordsOf(list, nil)); err != nil {
				return nil, err
			}
		}
		counts = append(counts, &Count{list, n + len(x.siteOf(list, nil))})
	}
	return counts, nil
}

// Picture reads one picture; nil when nothing has it and it was not uploaded.
func (s *Service) Picture(ctx context.Context, d *staff.Desk, file string) (*Picture, error) {
	x, err := s.open(ctx, d)
	if err != nil {
		return nil, err
	}
	return x.picture(ctx, file)
}

func (x *library) picture(ctx context.Context, file string) (*Picture, error) {
	if p := x.by[file]; p != nil {
		return p, nil
	}
	r, err := x.Store.Pictures.RecordPicture(ctx, file)
	if err != nil || r.Place == 0 {
		return nil, err
	}
	p := ofRecord(r)
	return p, x.complete(ctx, []*Picture{p})
}
