package agency

import (
	"strings"

	"github.com/gevel/gevel/locale"
)

// InternalPath is the address of an entry without a language, as links in the configuration write it. A child's path that begins with no
// slash lies below its parent's: /{path}/{childpath}/ (specification section 2, Menu).
func (s *Site) InternalPath(e *MenuEntry) string { return s.internalPath(e, len(s.Menu)) }

// PathOf is the address of an entry in l: that of the table of known paths, else its own.
func (s *Site) PathOf(e *MenuEntry, l locale.Language) string { return s.pathOf(e, l, len(s.Menu)) }

// Own reports whether an entry has an address of its own.
func (s *Site) Own(e *MenuEntry) bool { return known(s.InternalPath(e)) == nil }

// internalPath goes up at most so many steps, since the parents of a configuration that is still to be checked may go round in a circle.
func (s *Site) internalPath(e *MenuEntry, steps int) string {
	if above := s.above(e, e.Path); above != nil && steps > 0 {
		return s.internalPath(above, steps-1) + strings.Trim(e.Path, "/") + "/"
	}
	return slashed(e.Path)
}

func (s *Site) pathOf(e *MenuEntry, l locale.Language, steps int) string {
	if r := known(s.InternalPath(e)); r != nil {
		return r.Paths[l]
	}
	own := e.Paths.In(l, s.DefaultLanguage)
	if own == "" {
		own = e.Path
	}
	if above := s.above(e, own); above != nil && steps > 0 {
		return s.pathOf(above, l, steps-1) + strings.TrimPrefix(writePath(own), "/")
	}
	return "/" + string(l) + writePath(own)
}

// above is the parent below which a path of an entry lies, nil for one from the root.
func (s *Site) above(e *MenuEntry, path string) *MenuEntry {
	if e.ParentID == "" || path == "" || strings.HasPrefix(path, "/") {
		return nil
	}
	return s.Entry(e.ParentID)
}
