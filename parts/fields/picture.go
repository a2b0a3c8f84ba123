package fields

import (
	"errors"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db/parts"
)

// errNoPicture is the error for a part that names a picture that is not there.
var errNoPicture = errors.New("the picture is not in the library")

// PicturesOf lists the pictures that a part may name, by their names in the media folder: those of the desk's library and those on the
// site.
func PicturesOf(now parts.PartState) map[string]*agency.Picture {
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

// FileOf is the name in the media folder of the picture that a part of a record names; "" for none.
func FileOf(now parts.PartState, p PartValue) string {
	name := p.Rule.Plain(p.Value)
	if p.Rule.Kind != PicturePart || name == "" {
		return ""
	}
	if _, isArticle := desk.ArticleOf(p.Record); !isArticle && now.Site != nil {
		if named := now.Site.NamedPictures()[name]; named != nil {
			return named.File
		}
	}
	if media.IsName(name) {
		return name
	}
	return ""
}

// PicturesIn gives the files in the media folder of the pictures that a list of the configuration names, by their names.
func PicturesIn(now parts.PartState, p PartValue) map[string]string {
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
