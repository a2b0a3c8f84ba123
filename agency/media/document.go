package media

import (
	"strings"

	"github.com/gevel/gevel/locale"
)

// Document is a PDF about a property. Only a public one has an address; Size is in bytes.
type Document struct {
	Name   string `json:"name"`
	File   string `json:"file"`
	Size   int    `json:"size"`
	Public bool   `json:"public"`
}

// URL is the address to download it, nil when it is given on request only. It ends in the name of the document, so that
// browsers save it under that name: /media/{hash}/epc.pdf.
func (d *Document) URL() *string {
	if !d.Public {
		return nil
	}
	hash, kind, _ := strings.Cut(d.File, ".")
	name := strings.Trim(locale.Slug(d.Name), "-")
	if name == "" {
		name = "document"
	}
	url := "/media/" + hash + "/" + name + "." + kind
	return &url
}
