package mediafiles

import (
	"encoding/json"
	"io/fs"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// Described is an entry of photos/index.json: what a picture shows. In an exported folder Stored is the name of a picture or video in the
// media folder as long as its content has the sum Sum; it is absent when the sum is the name.
//
// Uploaded is the name that a picture of the desk's library had, and Decorative says that a picture is mere decoration.
type Described struct {
	File   string            `json:"file"`
	Alt    *locale.Localized `json:"alt,omitempty"`
	Stored string            `json:"stored,omitempty"`
	Sum    string            `json:"sum,omitempty"`

	Uploaded   string `json:"uploaded,omitempty"`
	Decorative bool   `json:"decorative,omitempty"`
}

// ReadIndex reads what the folder says of its pictures. It returns those of the desk's library of the site that they come from.
// The programs that make pictures write more fields there than are read, so an unknown one is no problem; a name that stands twice is.
func (m *Folder) ReadIndex() (library []Described) {
	var list []Described
	text, err := fs.ReadFile(m.Files, "photos/index.json")
	if err != nil {
		return nil // the file is optional
	}
	if text, err = values.InUTF8(text); err == nil {
		m.Book.RefuseTwice("photos/index.json", text)
		err = json.Unmarshal(text, &list)
	}
	if err != nil {
		m.Book.Refuse("photos/index.json", "", "%s", check.Plain(err))
	}
	for _, p := range list {
		if p.Alt != nil {
			m.Alts[p.File] = *p.Alt
		}
		if p.Uploaded != "" || p.Decorative {
			library = append(library, p)
		}
		if p.Stored != "" && media.IsName(p.Stored) {
			m.stored["photos/"+p.File] = p
		}
	}
	return library
}
