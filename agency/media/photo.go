package media

import (
	"path"
	"strings"
)

// Photo is a picture in one language. File is its name in the media folder; Width and Height are pixels of the original.
type Photo struct {
	File   string `json:"file"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Alt    string `json:"alt"`
}

// URL is the address of the original.
func (p *Photo) URL() string { return "/media/" + p.File }

// Key identifies the picture by its content.
func (p *Photo) Key() string { return strings.TrimSuffix(p.File, path.Ext(p.File)) }

// Name is the name of its file.
func (p *Photo) Name() string { return p.File }
