package intake

import (
	"context"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// errNoPicture is the error for a part that names a picture that is not there.
var errNoPicture = errors.New("the picture is not in the library")

// picturesOf lists the pictures that a part may name, by their names in the media folder: those of the desk's library and those on the
// site.
func picturesOf(now db.PartState) map[string]*agency.Picture {
	pictures := map[string]*agency.Picture{}
	for i := range now.Library {
		pictures[now.Library[i].File] = &now.Library[i]
	}
	if now.Site == nil {
		return pictures
	}
	for u := range agency.PictureUses(now.Site, now.Articles) {
		pictures[u.Picture.File] = u.Picture
	}
	return pictures
}

// know lets the configuration name a picture of the library, which the folder does not have.
func (f *folder) know(p *agency.Picture) {
	name := "photos/" + p.File
	if _, known := f.media.known[name]; !known {
		f.media.known[name] = db.Media{File: p.File, Width: p.Width, Height: p.Height}
		f.alts[p.File] = p.Alt
	}
}

// addRecordPictures adds pictures of properties and projects to the library, as far as the edits name them.
func addRecordPictures(ctx context.Context, store *db.Store, now *db.PartState, record string, edits []Edit) error {
	for _, e := range edits {
		for _, name := range namedIn(record, e) {
			p, err := store.RecordPicture(ctx, name)
			if err != nil {
				return err
			}
			if p.Place > 0 {
				now.Library = append(now.Library, agency.Picture{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Delivered})
			}
		}
	}
	return nil
}

// quotedMedia finds names in the media folder within a list.
var quotedMedia = regexp.MustCompile(`"([0-9a-f]{24}\.[a-z0-9]+)"`)

// namedIn lists the names in the media folder that an edit may have.
func namedIn(record string, e Edit) (names []string) {
	rule, _ := RuleOf(record, e.Field)
	if rule.Kind == PicturePart && e.Value != "" {
		return []string{rule.Plain(e.Value)}
	}
	if rule.Kind == ListPart {
		for _, found := range quotedMedia.FindAllStringSubmatch(e.Value, limits.ListItems) {
			names = append(names, found[1])
		}
	}
	return names
}

// lacksPictureOf reports whether a value of the banner names a picture that is not there. The checks of an import read only what the kind
// of the banner shows; the desk refuses a wrong name at once, so that another kind can be chosen later.
func (f *folder) lacksPictureOf(p agency.Part, value string) bool {
	var names []string
	switch p.Field {
	case "banner.image":
		names = append(names, PartRule{}.Plain(value))
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

// FileOf is the name in the media folder of the picture that a part of a record names; "" for none.
func FileOf(now db.PartState, p PartValue) string {
	name := p.Rule.Plain(p.Value)
	if p.Rule.Kind != PicturePart || name == "" {
		return ""
	}
	if _, isArticle := agency.ArticleOf(p.Record); !isArticle && now.Site != nil {
		if named := now.Site.NamedPictures()[name]; named != nil {
			return named.File
		}
	}
	if mediaName.MatchString(name) {
		return name
	}
	return ""
}

// PicturesIn gives the files in the media folder of the pictures that a list of the configuration names, by their names.
func PicturesIn(now db.PartState, p PartValue) map[string]string {
	files := map[string]string{}
	if p.Rule.Kind != ListPart || now.Site == nil {
		return files
	}
	for name, picture := range now.Site.NamedPictures() {
		if strings.Contains(p.Value, strconv.Quote(name)) {
			files[name] = picture.File
		}
	}
	return files
}
