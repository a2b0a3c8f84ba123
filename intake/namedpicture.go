package intake

import (
	"encoding/json"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/parts/fields"
)

// know lets the configuration name a picture of the library, which the folder does not have.
func (f *folder) know(p *agency.Picture) {
	name := "photos/" + p.File
	if _, known := f.media.known[name]; !known {
		f.media.known[name] = db.Media{File: p.File, Width: p.Width, Height: p.Height}
		f.alts[p.File] = p.Alt
	}
}

// lacksPictureOf reports whether a value of the banner names a picture that is not there. The checks of an import read only what the kind
// of the banner shows; the desk refuses a wrong name at once, so that another kind can be chosen later.
func (f *folder) lacksPictureOf(p agency.Part, value string) bool {
	var names []string
	switch p.Field {
	case "banner.image":
		names = append(names, fields.Rule{}.Plain(value))
	case "banner.gallery":
		if value != "" && json.Unmarshal([]byte(value), &names) != nil {
			return true
		}
	}
	return slices.ContainsFunc(names, func(name string) bool {
		_, known := f.media.known["photos/"+name]
		return name != "" && !known
	})
}
