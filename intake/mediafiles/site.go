package mediafiles

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/markdown"
)

// Site returns a configuration with its pictures read and its Markdown as HTML.
func (m *Folder) Site(s agency.Site) agency.Site {
	s.Rendering = markdown.Rendering
	s.LogoPhoto = m.ofSite("logo", s.Logo)
	s.Banner.Pictures = m.bannerPictures(s.Banner)
	s.Banner.VideoFile = m.video("site.json", "banner.video", s.Banner.Video)
	for i := range s.Menu {
		s.Menu[i].Picture = m.ofSite(fmt.Sprintf("menu[%d].image", i), s.Menu[i].Image)
	}
	for i := range s.Offices {
		s.Offices[i].Picture = m.ofSite(fmt.Sprintf("offices[%d].photo", i), s.Offices[i].Photo)
	}
	for i := range s.Agents {
		s.Agents[i].Picture = m.ofSite(fmt.Sprintf("agents[%d].photo", i), s.Agents[i].Photo)
	}
	for i := range s.Footer {
		b := &s.Footer[i]
		m.render(fmt.Sprintf("footer[%d].introText", i), &b.IntroText)
		m.render(fmt.Sprintf("footer[%d].fullText", i), &b.FullText)
		b.Pictures = nil
		for j, name := range b.Images {
			b.Pictures = append(b.Pictures, m.ofSite(fmt.Sprintf("footer[%d].images[%d]", i, j), name))
		}
	}
	return s
}

// Know lets the configuration name a picture of the library, which the folder does not have.
func (m *Folder) Know(p *agency.Picture) {
	name := "photos/" + p.File
	if _, known := m.Known[name]; !known {
		m.Known[name] = imports.Media{File: p.File, Width: p.Width, Height: p.Height}
		m.Alts[p.File] = p.Alt
	}
}

// bannerPictures returns the pictures that the banner's kind shows.
func (m *Folder) bannerPictures(b agency.Banner) []*agency.Picture {
	names, field := []string{b.Image}, "banner.image"
	if b.Kind == "GALLERY" {
		names, field = b.Gallery, "banner.gallery"
	}
	var list []*agency.Picture
	for _, name := range names {
		if p := m.ofSite(field, name); p != nil {
			list = append(list, p)
		}
	}
	return list
}

// ofSite returns a picture of the configuration. One that visitors see already in the place of a stored picture comes from the site's own
// export: the stored one stays, and what the desk put in its place.
func (m *Folder) ofSite(field, name string) *agency.Picture {
	p := m.Picture("site.json", field, name)
	if p == nil {
		return nil
	}
	return m.Before.Site[name].AsDelivered(p)
}

// Picture returns a picture of the configuration or of an article; nil when none is named or it cannot be read.
func (m *Folder) Picture(file, field, name string) *agency.Picture {
	if name == "" {
		return nil
	}
	p, err := m.Photo(name)
	if err != nil {
		m.Book.Refuse(file, field+"[0]", "photos/%s %s", name, err)
		return nil
	}
	return &agency.Picture{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Alt}
}

// video returns the file of a video of the configuration.
func (m *Folder) video(file, field, name string) string {
	if name == "" {
		return ""
	}
	found, err := m.once("photos/"+name, m.readVideo)
	if err != nil {
		m.Book.Refuse(file, field, "photos/%s %s", name, err)
		return ""
	}
	return found.File
}

// Videos returns the addresses of a property's videos: for a file of photos/ an address of this site.
func (m *Folder) Videos(file string, addresses []string) (list []string) {
	for i, address := range addresses {
		if IsVideoFile(address) {
			found, err := m.once("photos/"+address, m.readVideo)
			if err != nil {
				m.Book.BadFile(file, fmt.Sprintf("videos[%d]", i), "photos/%s %s", address, err)
				continue
			}
			address = "/media/" + found.File
		}
		list = append(list, address)
	}
	return list
}

// IsVideoFile reports whether a video is a file name, not an address.
func IsVideoFile(address string) bool { return !strings.ContainsAny(address, "/:") }

// render makes HTML of a text of the configuration, and keeps its Markdown.
func (m *Folder) render(field string, t *agency.Text) {
	html, err := markdown.HTMLIn(t.Text)
	if err != nil {
		m.Book.Refuse("site.json", field, "%s", err)
	}
	t.Text, t.Source = html, t.Text
}
