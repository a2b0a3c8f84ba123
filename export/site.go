package export

import (
	"errors"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// errNoMarkdown is the error for a store whose texts are HTML alone.
var errNoMarkdown = errors.New(
	"an earlier version imported the texts and did not keep their Markdown; import the agency's folder once with this version, and then export")

// site returns the configuration as a folder has it, without what an import makes of it, and notes its pictures.
func (w *writer) site(s agency.Site) (agency.Site, error) {
	w.named[s.Logo], s.LogoPhoto = exported(s.LogoPhoto), nil
	w.banner(&s.Banner)
	s.Menu, s.Offices, s.Agents, s.Footer = slices.Clone(s.Menu), slices.Clone(s.Offices), slices.Clone(s.Agents), slices.Clone(s.Footer)
	for i := range s.Menu {
		w.named[s.Menu[i].Image], s.Menu[i].Picture = exported(s.Menu[i].Picture), nil
	}
	for i := range s.Offices {
		w.named[s.Offices[i].Photo], s.Offices[i].Picture = exported(s.Offices[i].Picture), nil
	}
	for i := range s.Agents {
		w.named[s.Agents[i].Photo], s.Agents[i].Picture = exported(s.Agents[i].Picture), nil
	}
	var err error
	for i := range s.Footer {
		b := &s.Footer[i]
		err = errors.Join(err, unrender(&b.IntroText), unrender(&b.FullText))
		for j, name := range b.Images {
			w.named[name] = exported(b.Pictures[j])
		}
		b.Pictures = nil
	}
	delete(w.named, "") // of what has no picture
	return s, err
}

func (w *writer) banner(b *agency.Banner) {
	names := []string{b.Image}
	if b.Kind == "GALLERY" {
		names = b.Gallery
	}
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return name == "" })
	for i, p := range b.Pictures {
		w.named[names[i]] = exported(p)
	}
	w.named[b.Video] = db.ExportedFile{File: b.VideoFile}
	b.Pictures, b.VideoFile = nil, ""
}

func exported(p *agency.Picture) db.ExportedFile {
	if p == nil {
		return db.ExportedFile{}
	}
	return db.ExportedFile{File: p.File, Alt: p.Alt}
}

// unrender puts the Markdown of a text in the place of its HTML.
func unrender(t *agency.Text) error {
	for l, html := range t.Text {
		if html != "" && t.Source[l] == "" {
			return errNoMarkdown
		}
	}
	t.Text, t.Source = t.Source, nil
	return nil
}
