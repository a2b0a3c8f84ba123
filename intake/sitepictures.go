package intake

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// siteWithPictures gives the configuration with its pictures found and its Markdown made HTML.
func (f *folder) siteWithPictures(m *media) agency.Site {
	s := f.site
	s.LogoPhoto = m.picture("site.json", "logo", s.Logo)
	s.Banner.Pictures = m.bannerPictures(s.Banner)
	s.Banner.VideoFile = m.film("site.json", "banner.video", s.Banner.Video)
	for i := range s.Menu {
		s.Menu[i].Picture = m.picture("site.json", fmt.Sprintf("menu[%d].image", i), s.Menu[i].Image)
	}
	for i := range s.Footer {
		b := &s.Footer[i]
		b.IntroText.Text, b.FullText.Text = htmlIn(b.IntroText.Text), htmlIn(b.FullText.Text)
		b.Pictures = nil
		for j, name := range b.Images {
			b.Pictures = append(b.Pictures, m.picture("site.json", fmt.Sprintf("footer[%d].images[%d]", i, j), name))
		}
	}
	return s
}

// bannerPictures are the pictures that the kind of banner shows.
func (m *media) bannerPictures(b agency.Banner) []*agency.Picture {
	names, field := []string{b.Image}, "banner.image"
	if b.Kind == "GALLERY" {
		names, field = b.Gallery, "banner.gallery"
	}
	var list []*agency.Picture
	for _, name := range names {
		if p := m.picture("site.json", field, name); p != nil {
			list = append(list, p)
		}
	}
	return list
}

// picture finds a picture of the configuration, nil when none is named or it cannot be read.
func (m *media) picture(file, field, name string) *agency.Picture {
	if name == "" {
		return nil
	}
	list := m.photos(file, field, []string{name})
	if len(list) == 0 {
		return nil
	}
	m.configured = append(m.configured, list...)
	return &agency.Picture{File: list[0].File, Width: list[0].Width, Height: list[0].Height, Alt: list[0].Alt}
}

// film finds a video of the configuration or of a property.
func (m *media) film(file, field, name string) string {
	if name == "" {
		return ""
	}
	found, err := m.open("photos/"+name, []string{".mp4", ".webm"})
	if err != nil {
		m.folder.problem(file, field, "photos/%s %s", name, err)
		return ""
	}
	if err := m.readable(found); err != nil {
		m.folder.problem(file, field, "photos/%s %s", name, err)
		return ""
	}
	m.configured = append(m.configured, found)
	return found.File
}

// films gives the addresses of the videos of a property: a file of photos/ gets one of this site.
func (m *media) films(file string, addresses []string) []string {
	list := make([]string, len(addresses))
	for i, address := range addresses {
		list[i] = address
		if isFilmFile(address) {
			list[i] = "/media/" + m.film(file, fmt.Sprintf("videos[%d]", i), address)
		}
	}
	return list
}

// isFilmFile tells the name of a file from an address.
func isFilmFile(address string) bool { return !strings.ContainsAny(address, "/:") }

func htmlIn(t locale.Localized) locale.Localized {
	out := locale.Localized{}
	for l, s := range t {
		out[l] = html(s)
	}
	return out
}
