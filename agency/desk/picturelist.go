package desk

import "slices"

// PictureList is a list of pictures at the desk.
type PictureList string

// The lists. A picture can be in several.
const (
	AllPictures      PictureList = "ALL"
	WordlessPictures PictureList = "WORDLESS" // without a description in a language of the site
	SitePictures     PictureList = "SITE"     // of the configuration and of articles
	PropertyPictures PictureList = "PROPERTIES"
	UnusedPictures   PictureList = "UNUSED"
)

// PictureLists are all of them, in the order of the desk.
var PictureLists = []PictureList{AllPictures, WordlessPictures, SitePictures, PropertyPictures, UnusedPictures}

// Known reports whether there is such a list.
func (l PictureList) Known() bool { return slices.Contains(PictureLists, l) }
