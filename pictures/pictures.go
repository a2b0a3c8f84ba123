package pictures

import (
	"cmp"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Service reads and writes pictures for who is at the desk. Media is the folder of their files, and
// Count counts their sizes. Its methods are safe for concurrent use.
type Service struct {
	Store *db.Store
	Staff *staff.Service
	Media string
	Count CountSizes

	counted counted
	slots   chan struct{} // one for each upload that is being checked
}

// New returns a library; its media folder and what counts its sizes are set before it is used.
func New(store *db.Store, desk *staff.Service) *Service {
	return &Service{Store: store, Staff: desk, slots: make(chan struct{}, limits.DeskUploadsAtOnce)}
}

// Picture is a picture as the desk shows it.
type Picture struct {
	desk    *staff.Desk
	catalog *agency.Catalog
	media   string
	own     pictures.Picture // what the desk says of it
	words   locale.Localized
	uses    []*Use

	width, height int
	place         int64 // among the pictures of properties
	describable   bool
}

// Use is what shows a picture: Name is that of an article, agent, office or menu entry, Number that of a property or project.
type Use struct {
	Kind    agency.PictureUseKind
	Name    *string
	Article *string
	Number  *int
}

// File is the picture's name in the media folder.
func (p *Picture) File() string { return p.own.File }

// ID names the picture at the desk.
func (p *Picture) ID() string { return p.own.File }

// URL is the address of the original.
func (p *Picture) URL() string { return (&media.Photo{File: p.own.File}).URL() }

// Name is what the uploaded file was called, else the name in the media folder.
func (p *Picture) Name() string {
	if p.own.Name != nil {
		return *p.own.Name
	}
	return p.own.File
}

// Width is in pixels of the original.
func (p *Picture) Width() int { return p.width }

// Height is in pixels of the original.
func (p *Picture) Height() int { return p.height }

// Size is in bytes; 0 for a file that is not there.
func (p *Picture) Size() int {
	info, err := os.Stat(filepath.Join(p.media, filepath.Base(p.own.File)))
	if err != nil {
		return 0
	}
	return int(info.Size())
}

// Words is what the picture shows, in one language. Origin is whose the words are; without words it is the folder's.
type Words struct {
	Language locale.Language
	Text     string
	Origin   desk.Origin
}

// Words lists the words in the languages of the site.
func (p *Picture) Words() (list []*Words) {
	for _, l := range p.catalog.Site.InUse() {
		w := &Words{l, p.words[l], desk.OfFolder}
		if p.own.Words[l] != "" {
			w.Text, w.Origin = cmp.Or(w.Text, p.own.Words[l]), desk.OfDesk
		}
		list = append(list, w)
	}
	return list
}

// Alt is its words in the language of the desk.
func (p *Picture) Alt() string { return p.words.In(p.desk.Language(), p.catalog.Fallback()) }

// Decorative is whether it is mere decoration, which screen readers leave out.
func (p *Picture) Decorative() bool { return p.own.Decorative }

// Lacks lists the languages of the site in which it has no words.
func (p *Picture) Lacks() []locale.Language {
	list := []locale.Language{}
	for _, l := range p.catalog.Site.InUse() {
		if p.words[l] == "" && !p.own.Decorative {
			list = append(list, l)
		}
	}
	return list
}

// Uses lists what shows it, at most limits.PictureUses properties and projects.
func (p *Picture) Uses() []*Use { return p.uses }

// UploadedAt is when it was uploaded; nil for a picture that was delivered.
func (p *Picture) UploadedAt() *time.Time {
	if p.own.UploadedAt == nil {
		return nil
	}
	at := time.Unix(*p.own.UploadedAt, 0).UTC()
	return &at
}

// ReplacedBy names the upload that the site shows instead; nil for none.
func (p *Picture) ReplacedBy() *string { return p.own.ReplacedBy }

// Version grows with each change at the desk.
func (p *Picture) Version() int { return p.own.Version }

// Describable is whether the role may write its words.
func (p *Picture) Describable() bool { return p.describable }
