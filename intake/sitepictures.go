package intake

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/markdown"
)

// siteWithPictures returns the configuration with its pictures read and its Markdown as HTML.
func (f *folder) siteWithPictures(m *mediaFolder) agency.Site {
	s := f.site
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
		f.render(fmt.Sprintf("footer[%d].introText", i), &b.IntroText)
		f.render(fmt.Sprintf("footer[%d].fullText", i), &b.FullText)
		b.Pictures = nil
		for j, name := range b.Images {
			b.Pictures = append(b.Pictures, m.ofSite(fmt.Sprintf("footer[%d].images[%d]", i, j), name))
		}
	}
	return s
}

// bannerPictures returns the pictures that the banner's kind shows.
func (m *mediaFolder) bannerPictures(b agency.Banner) []*agency.Picture {
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
func (m *mediaFolder) ofSite(field, name string) *agency.Picture {
	p := m.picture("site.json", field, name)
	if p == nil {
		return nil
	}
	return m.before.Site[name].AsDelivered(p)
}

// picture returns a picture of the configuration or of an article; nil when none is named or it cannot be read.
func (m *mediaFolder) picture(file, field, name string) *agency.Picture {
	if name == "" {
		return nil
	}
	p, err := m.photo(name)
	if err != nil {
		m.folder.problem(file, field+"[0]", "photos/%s %s", name, err)
		return nil
	}
	return &agency.Picture{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Alt}
}

// video returns the file of a video of the configuration.
func (m *mediaFolder) video(file, field, name string) string {
	if name == "" {
		return ""
	}
	found, err := m.once("photos/"+name, m.readVideo)
	if err != nil {
		m.folder.problem(file, field, "photos/%s %s", name, err)
		return ""
	}
	return found.File
}

// videos returns the addresses of a property's videos: for a file of photos/ an address of this site.
func (m *mediaFolder) videos(file string, addresses []string) (list []string) {
	for i, address := range addresses {
		if isVideoFile(address) {
			found, err := m.once("photos/"+address, m.readVideo)
			if err != nil {
				m.folder.badFile(file, fmt.Sprintf("videos[%d]", i), "photos/%s %s", address, err)
				continue
			}
			address = "/media/" + found.File
		}
		list = append(list, address)
	}
	return list
}

// isVideoFile reports whether a video is a file name, not an address.
func isVideoFile(address string) bool { return !strings.ContainsAny(address, "/:") }

// render makes HTML of a text of the configuration, and keeps its Markdown.
func (f *folder) render(field string, t *agency.Text) {
	html, err := markdown.HTMLIn(t.Text)
	if err != nil {
		f.problem("site.json", field, "%s", err)
	}
	t.Text, t.Source = html, t.Text
}
