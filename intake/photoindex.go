package intake

import (
	"encoding/json"
	"io/fs"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
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

func (f *folder) readAlts() {
	var list []Described
	text, err := fs.ReadFile(f.files, "photos/index.json")
	if err != nil {
		return // the file is optional
	}
	if err := json.Unmarshal(text, &list); err != nil {
		f.problem("photos/index.json", "", "%s", plain(err))
	}
	for _, p := range list {
		if p.Alt != nil {
			f.alts[p.File] = *p.Alt
		}
		if p.Uploaded != "" || p.Decorative {
			f.library = append(f.library, p)
		}
		if p.Stored != "" && media.IsName(p.Stored) {
			f.media.stored["photos/"+p.File] = p
		}
	}
}
