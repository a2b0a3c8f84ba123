package agency

import "slices"

// Written returns the configuration as a folder has it, without what an import makes of it. It is false when an earlier version imported
// it, which kept no Markdown of the footer.
func (s Site) Written() (Site, bool) {
	s.LogoPhoto, s.Banner.Pictures, s.Banner.VideoFile, s.Rendering = nil, nil, "", ""
	s.Menu, s.Offices, s.Agents, s.Footer = slices.Clone(s.Menu), slices.Clone(s.Offices), slices.Clone(s.Agents), slices.Clone(s.Footer)
	for i := range s.Menu {
		s.Menu[i].Picture = nil
	}
	for i := range s.Offices {
		s.Offices[i].Picture = nil
	}
	for i := range s.Agents {
		s.Agents[i].Picture = nil
	}
	complete := true
	for i := range s.Footer {
		b := &s.Footer[i]
		b.Pictures, complete = nil, b.IntroText.unrender() && b.FullText.unrender() && complete
	}
	return s, complete
}

// unrender puts the Markdown of a text in the place of its HTML, and reports whether there is one.
func (t *Text) unrender() bool {
	complete := true
	for l, html := range t.Text {
		complete = complete && (html == "" || t.Source[l] != "")
	}
	t.Text, t.Source = t.Source, nil
	return complete
}

// NamedPictures returns the pictures of the configuration by the names that the folder gives them.
func (s *Site) NamedPictures() map[string]*Picture {
	named := map[string]*Picture{s.Logo: s.LogoPhoto}
	names := s.Banner.Gallery
	if s.Banner.Kind != "GALLERY" {
		names = []string{s.Banner.Image}
	}
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return name == "" })
	for i, p := range s.Banner.Pictures {
		named[names[i]] = p
	}
	for _, e := range s.Menu {
		named[e.Image] = e.Picture
	}
	for _, o := range s.Offices {
		named[o.Photo] = o.Picture
	}
	for _, a := range s.Agents {
		named[a.Photo] = a.Picture
	}
	for _, b := range s.Footer {
		for i, name := range b.Images[:min(len(b.Images), len(b.Pictures))] {
			named[name] = b.Pictures[i]
		}
	}
	for name, p := range named {
		if name == "" || p == nil {
			delete(named, name)
		}
	}
	return named
}
